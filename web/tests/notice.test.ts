import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../src/lib/api';
import { complain, clearNotices, notice, notices } from '../src/lib/notice.svelte';

beforeEach(clearNotices);

describe('notices', () => {
    it('say the same thing once, and three things at most', () => {
        for (const text of ['one', 'two', 'two', 'two']) notice(text);
        expect(notices.shown.map((each) => each.text)).toEqual(['one', 'two']);
        for (const text of ['three', 'four', 'two']) notice(text);
        expect(notices.shown.map((each) => each.text)).toEqual(['three', 'four', 'two']);
    });

    it.each([
        ['not-now', {}, 'You cannot do that now.'],
        ['not-now', { 'not-now': 'page-error-no-seat' }, 'There is no free seat for you'],
        ['not-found', {}, 'That does not exist, or no longer exists.'],
        ['fault', {}, 'The server could not do that.'],
        ['malformed', {}, 'hand_limit: 99 is too many'],
    ])('say in the words of the page what %s means', (kind, here, said) => {
        complain(new ApiError(400, kind, 'hand_limit: 99 is too many'), '', here);
        expect(notices.shown.at(-1)!.text).toContain(said);
    });

    it('tell apart what different rules forbid', () => {
        notice('not now', { game: 'okko', id: 'OK-001' });
        notice('not now', { game: 'okko', id: 'OK-002' });
        expect(notices.shown.slice(-2).map((each) => each.rule?.id)).toEqual(['OK-001', 'OK-002']);
    });
});
