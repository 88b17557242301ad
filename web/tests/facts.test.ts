import { describe, expect, it } from 'vitest';
import states from '../fixtures/states.json';
import texts from '../fixtures/text.json';
import type { GameText } from '../src/lib/wire';
import { Words } from '../src/lib/words';
import { factsOf, type Fact } from '../src/table/generic/facts';
import type { View } from '../src/table/table.svelte';

const TEXT = `
seat-hands = Card
    .value = { $value ->
        [0] face down
       *[other] card { $value }
    }
fact-deck = Cards in the deck
`;
const FIELDS = { people: ['seat', 'first'], things: {}, labels: { place: ['gate', 'well'] } };
const words = new Words([
    {
        lang: 'en',
        sources: [TEXT],
        words: { ...FIELDS, declared: {}, called: {}, owned: {}, options: {}, actions: {}, quoted: {}, silent: [] },
        rules: {},
    },
]);
const COMMON = { rules: 'x', viewer: [0], seats: 2, frames: [], asks: [], over: null };
const yes = (is: boolean) => (is ? 'yes' : 'no');
const laid = (facts: Record<string, unknown>) =>
    factsOf({ ...COMMON, ...facts } as unknown as View, words, ['Mika', 'Aoi'], yes);

describe('the facts of a View', () => {
    it('have the name that the game gives them, else that of their field', () => {
        expect(laid({ deck: 7, lantern_deck: 3 }).table).toEqual([
            { label: 'Cards in the deck', said: '7' },
            { label: 'Lantern deck', said: '3' },
        ]);
    });

    it('stand beside the seats if the game says so, what is known of hidden places first', () => {
        const { table, seats } = laid({ deck: 7, memory: { hands: [14, 0] } });
        expect(table.map(({ label }) => label)).toEqual(['Cards in the deck']);
        expect(seats).toEqual([[{ label: 'Card', said: 'card 14' }], [{ label: 'Card', said: 'face down' }]]);
    });

    it('name people and places, and say what is not there', () => {
        const said = laid({ first: 1, place: [0, 1], seat: -1, won: true, none: null, empty: [] }).table;
        expect(said.map((fact) => fact.said)).toEqual(['Aoi', 'gate, well', '–', 'yes', '–', '–']);
    });

    it('are laid out in their nests, each of several by whose it is or by its number', () => {
        const [own, rows] = laid({ own: [{ seat: 1, cards: [2, 3] }], rows: [[1, 2], [3]] }).table as [Fact, Fact];
        expect(own.said).toEqual([
            {
                label: 'Aoi',
                said: [
                    { label: 'Seat', said: 'Aoi' },
                    { label: 'Cards', said: '2, 3' },
                ],
            },
        ]);
        expect(rows.said).toEqual([
            { label: '1', said: '1, 2' },
            { label: '2', said: '3' },
        ]);
    });

    it('can be laid out whatever the game', () => {
        const game = new Words([texts.en] as unknown as GameText[]);
        for (const { view } of Object.values(states)) {
            const found = factsOf(view as unknown as View, game, [], yes);
            expect(found.table.length + found.seats.flat().length).toBeGreaterThan(10);
        }
    });
});
