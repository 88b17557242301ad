import { describe, expect, it } from 'vitest';
import { gistOf, turnsOf, type Line } from '../src/table/story';

const said = (text: string, more: Partial<Line> = {}): Line => ({
    ...{ place: 0, text, own: false, opens: false, heading: false, weight: 1, counts: false },
    ...more,
});
const turn = (name: string) => said(name, { opens: true });

describe('the story', () => {
    it('folds the turns of others once they are over', () => {
        const lines = [
            said('set-up'),
            turn('Hara'),
            said('goes'),
            said('finds a Sake'),
            turn('Jin'),
            said('a'),
            said('b'),
        ];
        expect(turnsOf(lines).map(({ lead, rest, folds }) => [lead.text, rest.length, folds])).toEqual([
            ['set-up', 0, false],
            ['Hara', 2, true],
            ['Jin', 2, false],
        ]);
    });

    it('leaves what concerns the reader open', () => {
        const lines = [turn('Hara'), said('goes'), said('attacks you', { own: true }), turn('Jin')];
        expect(turnsOf(lines)[0]!.folds).toBe(false);
    });

    it('ends a turn with a heading', () => {
        const lines = [turn('Hara'), said('goes'), said('Turn 2', { heading: true }), said('night falls')];
        expect(turnsOf(lines).map(({ lead }) => lead.text)).toEqual(['Hara', 'Turn 2', 'night falls']);
    });

    const gist = (...rest: Line[]) =>
        gistOf({ lead: turn('Hara'), rest: rest.map((line, place) => ({ ...line, place })), folds: true }).map(
            ({ text }) => text,
        );
    const step = { weight: 0.3 };
    const noise = { weight: 0.3, counts: true };

    it('says of a turn what was worth most, in the order of the story', () => {
        expect(gist(said('goes', step), said('tests', { weight: 1.3 }), said('finds'), said('ends', step))).toEqual([
            'tests',
            'finds',
        ]);
        expect(gist(said('runs'), said('hides'), said('finds'))).toEqual(['hides', 'finds']);
    });

    it('says of a turn without deeds where it ended', () => {
        expect(gist(said('goes to 1', step), said('goes to 2', step))).toEqual(['goes to 2']);
    });

    it('says where a count stands at the end', () => {
        expect(gist(said('Noise 1', noise), said('finds'), said('Noise 3', noise), said('goes', step))).toEqual([
            'finds',
            'Noise 3',
        ]);
        expect(gist(said('Noise 1', noise), said('Noise 3', noise))).toEqual(['Noise 3']);
    });
});
