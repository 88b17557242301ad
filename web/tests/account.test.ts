import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import AccountOf from '../src/table/Account.svelte';
import type { Account, GameText, Sentence } from '../src/lib/wire';
import { Words } from '../src/lib/words';

const text: GameText = {
    lang: 'en',
    sources: ['list-last = { $before } and { $last }\nlist-more = { $before }, { $next }\nname-to = to { $name }'],
    words: {
        people: ['seat'],
        things: {},
        labels: {},
        declared: {},
        called: {},
        owned: {},
        options: {},
        actions: {},
        quoted: {},
        silent: [],
    },
    rules: {},
};
const later = `account-points = Points, item by item
account-turning = Turning points
account-hidden = What was hidden
account-numbers = The game in numbers
account-round = Round { $round }
account-all = All
account-done = Done
account-not-done = Not done
account-fled = Escaped
    .missed = Did not escape
account-secret = Secrets of { $seat }
account-story = Story of { $seat }
account-lied = { $you ->
    [seat] You lied.
   *[other] { $seat } lied.
}
account-minutes = Minutes
account-dice = Dice`;

const line = (key: string, more: Partial<Sentence> = {}): Sentence => ({
    key,
    facts: {},
    rule: '',
    round: 0,
    step: -1,
    points: null,
    done: null,
    ...more,
});
const lied = line('account-lied', { facts: { seat: 0 }, round: 3, step: 17 });
const part = { key: '', facts: {}, seats: [] as number[], total: null as number | null, lines: [] as Sentence[] };
const account: Account = {
    points: [
        { ...part, seats: [1], total: 30, lines: [line('account-fled', { points: 30, rule: 'KA-320' })] },
        { ...part, seats: [0], total: 0, lines: [line('account-fled.missed', { points: 0 })] },
    ],
    hidden: [
        { ...part, key: 'account-secret', facts: { seat: 0 }, lines: [lied] },
        { ...part, key: 'account-story', facts: { seat: 0 }, lines: [lied] },
        { ...part, key: 'account-story', facts: { seat: 1 }, lines: [lied, lied, lied, lied] },
    ],
    turns: [lied],
    numbers: [
        { key: 'account-dice', total: 5, seats: [2, 3] },
        { key: 'account-minutes', total: 9, seats: [] },
    ],
    claims: [],
    counted: 'account-points',
    time: 'account-round',
};

let shown: Record<string, unknown> | null = null;

function draw(of: Account, own: number[] = [0]): HTMLElement {
    const words = new Words([text]);
    words.learn({ en: later });
    const props = { account: of, words, game: 'kaidan', id: 'abc', names: ['Mika', 'Rita'], own, faceOf: () => null };
    shown = mount(AccountOf, { target: document.body, props });
    flushSync();
    return document.body;
}

afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
});

const texts = (of: HTMLElement, selector: string) =>
    [...of.querySelectorAll(selector)].map((each) => each.textContent!.replace(/\s+/g, ' ').trim());

const rows = (of: HTMLElement, selector: string) =>
    [...of.querySelectorAll<HTMLElement>(selector)].map((row) => texts(row, 'th, td'));

describe('how a game went', () => {
    it('is counted line by line, with what was missed', () => {
        const page = draw(account);
        expect(texts(page, 'caption')).toEqual(['Points, item by item']);
        expect(rows(page, '.points tr')).toEqual([
            ['Rita', '30'],
            ['30', 'Escaped', 'KA-320'],
            ['Mika · you', '0'],
            ['0', 'Did not escape', ''],
        ]);
        expect(rows(page, '.missed')).toEqual([['0', 'Did not escape', '']]);
    });

    it('leads from a turning point to its place in the replay', () => {
        const turn = draw(account).querySelector('.turns a')!;
        expect(turn.getAttribute('href')).toBe('#/replay/abc?step=17');
        expect(turn.textContent).toContain('You lied.');
    });

    it('speaks of others by name to those who watched', () => {
        expect(texts(draw(account, []), '.turns a span')).toEqual(['Round 3', 'Mika lied.']);
    });

    it('folds what is long and what is like it, and shows what is short', () => {
        const folds = [...draw(account).querySelectorAll('details')];
        expect(folds.map((each) => [each.querySelector('summary')!.textContent, each.open])).toEqual([
            ['Secrets of Mika', true],
            ['Story of Mika', false],
            ['Story of Rita', false],
        ]);
    });

    it('says by seat what was counted by seat', () => {
        expect(rows(draw(account), '.numbers tr')).toEqual([
            ['', 'All', 'Mika', 'Rita'],
            ['Dice', '5', '2', '3'],
            ['Minutes', '9', '', ''],
        ]);
    });

    it('says whether goals were reached, for the eye and the ear', () => {
        const goals = [line('account-fled', { done: true }), line('account-fled', { done: false })];
        const page = draw({ ...account, points: [{ ...part, seats: [0], lines: goals }] });
        expect(texts(page, '.worth')).toEqual(['✓Done', '–Not done']);
    });
});
