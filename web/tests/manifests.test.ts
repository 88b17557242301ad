import { describe, expect, it } from 'vitest';
import { boardOf, manifestOf } from '../src/games';
import Table from '../src/table/generic/Table.svelte';
import Series from '../src/table/Series.svelte';

describe('manifests', () => {
    it('say of a Series what is true of its game, but not what is true of the game alone', () => {
        const [game, series] = [manifestOf('kitsunedo'), manifestOf('kitsunedo-advent')];
        expect(series.headings).toBe(game.headings);
        expect([game.table !== undefined, series.table]).toEqual([true, undefined]);
        expect([game.tutorial, series.tutorial]).toEqual([undefined, true]);
    });

    it('say nothing of a game that has none: the generic board draws it', async () => {
        expect(manifestOf('unheard-of')).toEqual({});
        const [generic, series] = [await boardOf('unheard-of', false)(), await boardOf('unheard-of', true)()];
        expect([generic.default, series.default]).toEqual([Table, Series]);
        expect(generic.faceOf).toBeUndefined();
    });
});
