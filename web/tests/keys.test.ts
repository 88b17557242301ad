import { describe, expect, it } from 'vitest';
import texts from '../fixtures/text.json';
import { Keys } from '../src/lib/keys';
import type { Entry, Option } from '../src/lib/menu';
import type { GameText } from '../src/lib/wire';
import { Words } from '../src/lib/words';

const words = new Words([texts.en] as unknown as GameText[]);
const ORDER = ['summon', 'steal', 'attack', 'trade', 'mark', 'peep', 'gift', 'thread', 'end'];

const option = (id: string): Option => ({ id, points: [], final: true, ...(id === 'end' ? { ends: {} } : {}) });
const entry = (said: string, ...more: string[]): Entry => ({
    label: said,
    words: said,
    options: [option(said), ...more.map(option)],
});

/** Returns the key of each entry, by its words. */
function keys(shown: Entry[], all: string[], order = ORDER, letters: Record<string, string> = {}, said = 0) {
    const of = new Keys(shown, all, order, letters, words, said);
    return Object.fromEntries(shown.map((each) => [each.words, of.key(each)]));
}

describe('the keys of answers', () => {
    it('belong to actions, whatever else is offered', () => {
        const all = ['end', 'summon', 'attack B'];
        expect(keys([entry('end'), entry('summon'), entry('attack B')], all)).toEqual({
            end: 'E',
            summon: '1',
            'attack B': '3 2',
        });
        expect(keys([entry('attack B'), entry('gift')], ['attack B', 'gift'])).toEqual({
            'attack B': '3 2',
            gift: '7',
        });
    });

    it('are pressed one after the other for a thing, alike in a group and after it was opened', () => {
        const all = ['trade B sun', 'trade B moon', 'trade C sun', 'summon'];
        expect(keys([entry('trade', 'trade B sun')], all).trade).toBe('4');
        expect(keys([entry('trade C sun')], all)['trade C sun']).toMatch(/^4 3 \d$/);
        expect(keys([entry('trade C sun')], all, ORDER, {}, 1)['trade C sun']).toMatch(/^3 \d$/);
    });

    it('need none for the action where there is only one', () => {
        expect(keys([entry('steal B'), entry('steal D')], ['steal B', 'steal D'], [])).toEqual({
            'steal B': '2',
            'steal D': '4',
        });
    });

    it('count what is no thing after all things, whoever is taken', () => {
        const free = ['pick celeste', 'pick shisu', 'pick any'];
        const all = [...free, 'pick haunt', 'pick mirage', 'pick hollow', 'pick tanuki'];
        expect(
            keys(
                free.map((id) => entry(id)),
                all,
                [],
            ),
        ).toEqual({
            'pick celeste': '1',
            'pick shisu': '6',
            'pick any': '7',
        });
        expect(keys([entry('pick any')], ['pick any', 'pick haunt'], [])).toEqual({ 'pick any': '7' });
    });

    it('may be letters of the game, and letters follow the ninth place', () => {
        const order = ['run', ...'abcdefghij'];
        const found = keys([entry('run'), entry('a'), entry('i'), entry('j')], order, order, { run: 'R' });
        expect(found).toEqual({ run: 'R', a: '1', i: '9', j: 'A' });
    });

    it('differ from each other, and only one thing ends the turn', () => {
        const twice = [entry('end'), { ...entry('end so'), options: [{ ...option('end so'), ends: { pa: 1 } }] }];
        const found = Object.values(keys(twice, ['end', 'end so']));
        expect(found[0]).toBe('E');
        expect(new Set(found).size).toBe(2);
    });
});
