import { describe, expect, it } from 'vitest';
import states from '../fixtures/states.json';
import texts from '../fixtures/text.json';
import { blockedAt, entriesOf, litPoints, narrow, type Blocked, type Option } from '../src/lib/menu';
import type { GameText } from '../src/lib/wire';
import { Words } from '../src/lib/words';

const words = new Words([texts.en] as unknown as GameText[]);
const NAMES = ['Mika', 'Aoi', 'Ren', 'Hana', 'Emi', 'Sora'];

const trade = (seat: string, item: string): Option => ({
    id: `trade ${seat} ${item}`,
    points: ['hand sake', `seat ${seat}`, `item ${item}`],
    final: true,
});
const summon: Option = { id: 'summon', points: ['lantern spirit'], final: true };
const end: Option = { id: 'end', points: [], final: true };
const attack: Option = { id: 'attack B', points: ['seat B'], final: false };
const MENU = [
    end,
    summon,
    attack,
    ...['B', 'C'].flatMap((seat) => ['sun', 'moon', 'sake'].map((item) => trade(seat, item))),
];

describe('tapping things', () => {
    it('lights up all that some answer points at', () => {
        expect(litPoints(MENU, [])).toEqual(
            new Set(['lantern spirit', 'seat B', 'seat C', 'hand sake', 'item sun', 'item moon', 'item sake']),
        );
    });

    it('narrows the answers until one is left', () => {
        expect(narrow(MENU, [{ point: 'seat B' }])).toHaveLength(4);
        expect(narrow(MENU, [{ point: 'seat B' }, { point: 'hand sake' }])).toHaveLength(3);
        const last = narrow(MENU, [{ point: 'seat B' }, { point: 'hand sake' }, { point: 'item moon' }]);
        expect(last.map((option) => option.id)).toEqual(['trade B moon']);
    });

    it('keeps only what still leads somewhere lit', () => {
        const lit = litPoints(MENU, [{ point: 'hand sake' }]);
        expect(lit).not.toContain('lantern spirit');
        expect(lit).not.toContain('hand sake');
        expect(lit).toContain('seat C');
    });

    it('lets words narrow too, whole words only', () => {
        expect(narrow(MENU, [{ words: 'trade C' }])).toHaveLength(3);
        expect(narrow([{ id: 'give-leaf sun', points: [], final: true }], [{ words: 'give' }])).toEqual([]);
    });
});

describe('the buttons of the prompt', () => {
    it('are the answers themselves while they are few', () => {
        const few = MENU.slice(0, 3);
        expect(entriesOf(few, words, NAMES, 'act').map((entry) => entry.label)).toEqual([
            'End your turn',
            'SUMMON with Spirit',
            'Attack Aoi',
        ]);
    });

    it('stand for many at once when there are many', () => {
        const labels = entriesOf(MENU, words, NAMES, 'act').map((entry) => entry.label);
        expect(labels).toEqual([
            'End your turn',
            'SUMMON with Spirit',
            'Attack Aoi',
            'Trade: ask another lord for a card',
        ]);
    });

    it('name whom many are about, if it is one only', () => {
        const duel = [end, summon, ...['sun', 'moon', 'leaf', 'block', 'sake'].map((item) => trade('B', item))];
        expect(entriesOf(duel, words, NAMES, 'act').map((entry) => entry.label)).toContain('Ask Aoi for a card');
    });

    it('go on to whom, once it is known what', () => {
        const many = ['B', 'C', 'D'].flatMap((seat) => ['sun', 'moon', 'sake'].map((item) => trade(seat, item)));
        expect(entriesOf(many, words, NAMES, 'act').map((entry) => entry.label)).toEqual([
            'Ask Aoi for a card',
            'Ask Ren for a card',
            'Ask Hana for a card',
        ]);
    });
});

describe('every question of a real game', () => {
    const asks = Object.values(states).flatMap((sent) => sent.asks as any[]);

    it.each(asks.map((ask) => [ask.kind, ask]))(
        '%s: each answer can be reached by its things or by a button',
        (_, ask) => {
            const options = ask.options as Option[];
            for (const option of options) {
                const picks = option.points.map((point) => ({ point }));
                expect(narrow(options, picks)).toContain(option);
                expect(narrow(options, [{ words: option.id }])).toContain(option);
            }
            const listed = entriesOf(options, words, NAMES, ask.kind).flatMap((entry) => entry.options);
            expect(new Set(listed)).toEqual(new Set(options));
        },
    );

    it('lets what names nobody be said with one press', () => {
        const ids = ['none none', 'none emi', 'none aoi', 'fire none', 'fire emi', 'fire aoi', 'snow none', 'snow emi'];
        const options = ids.map((id): Option => ({ id: `back ${id}`, points: [], final: true }));
        const named = { has: () => true, option: (id: string) => id } as unknown as Words;
        const entries = entriesOf(options, named, NAMES, 'accuse');
        expect(entries.map((entry) => [entry.words, entry.options.length])).toEqual([
            ['back none none', 1],
            ['back none', 2],
            ['back fire', 3],
            ['back snow', 2],
        ]);
    });

    it('says once for each rule why a thing cannot be touched', () => {
        const blocked = (states.act.asks[0] as any).blocked as Blocked[];
        const why = blockedAt(blocked, 'seat B');
        expect(why.map((entry) => entry.rule)).toContain('KI-032');
        expect(new Set(why.map((entry) => entry.rule)).size).toBe(why.length);
    });
});
