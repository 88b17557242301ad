import { describe, expect, it } from 'vitest';
import contents from '../fixtures/content.json';
import states from '../fixtures/states.json';
import texts from '../fixtures/text.json';
import { KitsunedoHooks } from '../src/games/kitsunedo/hooks';
import { flightsOf } from '../src/games/kitsunedo/motion';
import {
    cardsOf,
    claimOf,
    known,
    needed,
    others,
    sakeOdds,
    stateOf,
    type Content,
    type KitsunedoView,
} from '../src/games/kitsunedo/view';
import type { Option } from '../src/lib/menu';
import type { GameText, Question } from '../src/lib/wire';
import { Words } from '../src/lib/words';

const words = new Words([texts.en] as unknown as GameText[]);
const view = (kind: keyof typeof states) => states[kind].view as unknown as KitsunedoView;
const content: Content = contents.standard;

const hooks = (kind: keyof typeof states) =>
    new KitsunedoHooks(
        () => view(kind),
        () => content,
        () => words,
    );

describe('what a table is played with', () => {
    it('is what the content says', () => {
        expect(needed(content, 4, 2)).toEqual(['sun', 'sake']);
        expect(needed(content, 4, 1)).toEqual(['sake']);
        expect(needed(content, 4, 0)).toEqual([]);
    });

    it('changes with the stage: one life is played upright', () => {
        const first: Content = contents.first;
        expect(needed(first, 4, 1)).toEqual(['sun', 'sake']);
        expect(stateOf(first, 1)).toBe('in');
    });
});

describe('what is read off the View', () => {
    it('who sits around, clockwise', () => {
        expect(others(view('act'), 2)).toEqual([3, 4, 5, 0, 1]);
    });

    it('a hand as cards', () => {
        expect(cardsOf([2, 0, 1, 0, 1])).toEqual([0, 0, 2, 4]);
    });

    it('cards seen in another hand', () => {
        const target = view('swap').frames.at(-1)!.target as number;
        expect(known(view('swap'), target)).toHaveLength(view('swap').sizes[target]!);
    });

    it('the chance of a Sake, as the terminal has it', () => {
        expect(sakeOdds(view('out'), 0)).toBeCloseTo(states.out.odds, 9);
    });
});

describe('a claim', () => {
    it.each([
        ['summon', 0],
        ['steal B', 1],
        ['ash', 2],
        ['play leaf as sun', 3],
        ['mark B leaf as moon', 3],
        ['trade B sun leaf', 3],
        ['trade B leaf', -1],
        ['attack B', -1],
    ])('%s is of Lantern %i', (option, lantern) => {
        expect(claimOf(option)).toBe(lantern);
    });
});

describe('warnings', () => {
    it('of an empty hand', () => {
        const ask = states.discard.asks[0] as unknown as Question;
        const hand = cardsOf(view('discard').own[0]!.hand);
        const all = [...hand.map((item) => `discard ${item}`), 'done'];
        expect(hooks('discard').warning(ask, all)).toBe('warn-empty-hand');
        expect(hooks('discard').warning(ask, all.slice(1))).toBeNull();
    });
});

describe('what travels', () => {
    it('a drawn card shows its face only to whom it was told', () => {
        expect(flightsOf({ event: 'drew', seat: 1 }, [0])).toMatchObject([
            { from: 'deck', to: 'cards 1', look: 'back' },
        ]);
        const mine = flightsOf({ event: 'drew', seat: 0, told: { rule: 'KI-022', item: 4 } }, [0]);
        expect(mine).toMatchObject([{ from: 'deck', to: 'hand', look: 'front sake' }]);
    });
});

describe('what a lost challenge costs', () => {
    const asked = { seat: 0, kind: 'doubt' } as Question;
    const costs = (hand: number[], lords: number[]) =>
        new KitsunedoHooks(
            () => ({ ...view('act'), lords, own: [{ ...view('act').own[0]!, seat: 0, hand }] }),
            () => content,
            () => words,
        ).because(asked, { id: 'challenge', points: [], final: true, stake: 'life' });

    it('is explained where a card in hand does not save the life', () => {
        expect(costs([0, 0, 0, 0, 0], [0])).toBe('your hand is empty');
        expect(costs([1, 0, 0, 0, 0], [0])).toBe('your last card goes first');
        expect(costs([1, 0, 0, 0, 0], [5])).toBe('Vengeful Spirit');
    });
});

describe('a trade', () => {
    const trade = (item: string, ...leaf: string[]) => ({
        id: ['trade B', item, ...leaf].join(' '),
        points: [leaf.length ? 'hand leaf' : 'hand sake', 'seat B', `item ${item}`],
        final: true,
    });
    const steal = { id: 'steal B', points: ['lantern shadow', 'seat B'], final: true };
    const end = { id: 'end', points: [], final: true };
    const drawn = (...left: Option[]) => left.filter((option) => hooks('act').drawn(option, left));

    it('is asked for by the cards laid out, once a lord is picked', () => {
        const trades = [trade('sun'), trade('moon'), trade('sun', 'leaf'), trade('moon', 'leaf')];
        expect(drawn(steal, ...trades)).toEqual(trades);
        expect(drawn(steal, ...trades, end)).toEqual([]);
    });

    it('is paid for by buttons, once a card is picked', () => {
        expect(drawn(trade('sun'), trade('sun', 'leaf'))).toEqual([]);
    });

    it('is answered by the rule for what one holds', () => {
        const asked = (hand: number[]) => ({ ...view('give'), own: [{ ...view('give').own[0]!, hand }] });
        const rule = (hand: number[]) =>
            new KitsunedoHooks(
                () => asked(hand),
                () => content,
                () => words,
            ).rule('give', []);
        expect(rule([0, 1, 0, 0, 0])).toBe('KI-089');
        expect(rule([1, 0, 0, 0, 0])).toBe('KI-090');
    });
});

describe('what is blocked', () => {
    const blocked = [
        { id: 'give sun', rule: 'KI-089', points: [] },
        { id: 'give moon', rule: 'KI-089', points: [] },
    ];

    it('is not told of cards that nobody holds, nor of lords that are taken', () => {
        const held = new KitsunedoHooks(
            () => ({ ...view('act'), own: [{ ...view('act').own[0]!, seat: 0, hand: [0, 1, 0, 0, 0] }] }),
            () => content,
            () => words,
        );
        expect(held.wonder({ seat: 0, kind: 'give' } as Question, blocked)).toEqual([blocked[1]]);
        expect(held.wonder({ seat: 0, kind: 'pick' } as Question, blocked)).toEqual([]);
        const trades = [
            { id: 'trade B sun', rule: 'KI-088', points: [] },
            { id: 'trade B sun leaf', rule: 'KI-078', points: [] },
        ];
        expect(held.wonder({ seat: 0, kind: 'act' } as Question, trades)).toEqual([trades[0]]);
    });
});
