import { describe, expect, it } from 'vitest';
import { notice, notices } from '../src/lib/notice.svelte';

describe('notices', () => {
    it('say the same thing once, and three things at most', () => {
        for (const text of ['one', 'two', 'two', 'two']) notice(text);
        expect(notices.shown.map((each) => each.text)).toEqual(['one', 'two']);
        for (const text of ['three', 'four', 'two']) notice(text);
        expect(notices.shown.map((each) => each.text)).toEqual(['three', 'four', 'two']);
    });

    it('tell apart what different rules forbid', () => {
        notice('not now', { game: 'okko', id: 'OK-001' });
        notice('not now', { game: 'okko', id: 'OK-002' });
        expect(notices.shown.slice(-2).map((each) => each.rule?.id)).toEqual(['OK-001', 'OK-002']);
    });
});
