import { describe, expect, it } from 'vitest';
import contents from '../fixtures/content.json';
import states from '../fixtures/states.json';
import texts from '../fixtures/text.json';
import { KitsunedoHooks } from '../src/games/kitsunedo/hooks';
import { flightsOf } from '../src/games/kitsunedo/motion';
import { cardsOf, known, needed, others, type Content, type KitsunedoView } from '../src/games/kitsunedo/view';
import type { Option } from '../src/lib/menu';
import type { GameText, Question } from '../src/lib/wire';
import { Words } from '../src/lib/words';

const words = new Words([texts.en] as unknown as GameText[]);
const view = (kind: keyof typeof states) => states[kind].view as unknown as KitsunedoView;
const content: Content = contents.standard;

const hooks = (kind: keyof typeof states) =>
    new KitsunedoHooks(
        () => view(kind),
        () => words,
    );

describe('what a table is played with', () => {
    it('is what the content says', () => {
        expect(needed(content, 'tanuki', 2)).toEqual(['sun', 'sake']);
        expect(needed(content, 'tanuki', 1)).toEqual(['sake']);
        expect(needed(content, 'tanuki', 0)).toEqual([]);
    });

    it('changes with the stage: one life is played upright', () => {
        const first: Content = contents.first;
        expect(needed(first, 'tanuki', 1)).toEqual(['sun', 'sake']);
        expect(first.states[1]).toBe('in');
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
});

describe('what travels', () => {
    it('a drawn card shows its face only to whom it was told', () => {
        expect(flightsOf({ event: 'drew', seat: 1 }, [0], words)).toMatchObject([
            { from: 'deck', to: 'cards 1', look: 'back' },
        ]);
        const mine = flightsOf({ event: 'drew', seat: 0, told: { rule: 'KI-022', item: 4 } }, [0], words);
        expect(mine).toMatchObject([{ from: 'deck', to: 'hand', look: 'front sake' }]);
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
});

describe('what is blocked', () => {
    const blocked = [
        { id: 'give sun', rule: 'KI-089', points: ['hand sun'] },
        { id: 'give moon', rule: 'KI-089', points: ['hand moon'] },
    ];

    it('is not told of cards that nobody holds, nor of lords that are taken', () => {
        const held = new KitsunedoHooks(
            () => ({ ...view('act'), own: [{ ...view('act').own[0]!, seat: 0, hand: [0, 1, 0, 0, 0] }] }),
            () => words,
        );
        expect(held.wonder({ seat: 0, kind: 'give' } as Question, blocked)).toEqual([blocked[1]]);
        expect(held.wonder({ seat: 0, kind: 'pick' } as Question, blocked)).toEqual([]);
        const trades = [
            { id: 'trade B sun', rule: 'KI-088', points: ['hand sake', 'seat B', 'item sun'] },
            { id: 'trade B sun leaf', rule: 'KI-078', points: ['hand leaf', 'seat B', 'item sun'] },
        ];
        expect(held.wonder({ seat: 0, kind: 'act' } as Question, trades)).toEqual([trades[0]]);
    });
});
