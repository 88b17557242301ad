import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { handbookOf } from '../src/lib/handbook';
import { HOLD, Inspecting, LINGER, marksAt, marksOf, REST } from '../src/table/inspect.svelte';

const PAGE = `
    <main>
        <div class="board"><svg>
            <g data-about="room hall" data-box="0 0 200 200"></g>
            <g data-about="space dot" data-box="95 95 10 10"></g>
            <g data-about="hero okko" data-box="80 80 40 40"><g data-about="state hurt" data-box="110 110 10 10"></g></g>
            <rect class="target" tabindex="0" data-box="50 50 100 100" />
        </svg></div>
        <button data-box="0 300 90 120"><span data-about="card blade"><i data-about="symbol hit"></i></span></button>
        <p data-box="0 500 90 20">Nothing to explain</p>
    </main>`;

const find = (selector: string) => document.querySelector(selector)!;
const abouts = (marks: Element[]) => marks.map((each) => each.getAttribute('data-about'));

function point(kind: string, target: Element, x: number, y: number, pointerType = 'mouse'): Event {
    document.elementFromPoint = () => target;
    const event = new MouseEvent(kind, { clientX: x, clientY: y, bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, { pointerType }));
    return event;
}

beforeEach(() => {
    document.body.innerHTML = PAGE;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const boxed = this.closest('[data-box]');
        const [left = 0, top = 0, width = 0, height = 0] = (boxed?.getAttribute('data-box') ?? '')
            .split(' ')
            .map(Number);
        return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
    });
});

afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
});

describe('what is meant', () => {
    it('is on a board what lies on top there, then what lies beneath', () => {
        expect(abouts(marksAt(100, 100, find('.target')))).toEqual(['hero okko', 'space dot', 'room hall']);
        expect(abouts(marksAt(112, 112, find('.target')))).toEqual(['state hurt', 'hero okko', 'room hall']);
        expect(abouts(marksAt(200, 100, find('.target')))).toEqual([]);
    });

    it('is elsewhere what is pointed at, then what that is part of', () => {
        expect(abouts(marksAt(1, 301, find('i')))).toEqual(['symbol hit', 'card blade']);
        expect(abouts(marksAt(1, 501, find('p')))).toEqual([]);
    });

    it('is by keys what has the focus: its place on a board, else its parts', () => {
        expect(abouts(marksOf(find('.target')))).toEqual(['hero okko', 'space dot', 'room hall']);
        expect(abouts(marksOf(find('button')))).toEqual(['card blade', 'symbol hit']);
    });
});

describe('a table that is watched', () => {
    let open = true;
    let inspecting: Inspecting;
    let unwatch: () => void;

    beforeEach(() => {
        vi.useFakeTimers();
        open = true;
        inspecting = new Inspecting(() => open);
        unwatch = inspecting.watch(find('main'));
    });

    afterEach(() => unwatch());

    it('explains what the mouse rests on, until it has left', () => {
        point('pointermove', find('.target'), 100, 100);
        vi.advanceTimersByTime(REST - 1);
        expect(inspecting.shown).toBeNull();
        vi.advanceTimersByTime(1);
        expect(inspecting.shown).toMatchObject({ subject: 'hero okko', held: false });
        point('pointermove', find('p'), 1, 501);
        vi.advanceTimersByTime(LINGER);
        expect(inspecting.shown).toBeNull();
    });

    it('explains what a finger is held on, and that press plays nothing', () => {
        const played = vi.fn();
        find('button').addEventListener('click', played);
        point('pointerdown', find('i'), 1, 301, 'touch');
        vi.advanceTimersByTime(HOLD);
        expect(inspecting.shown).toMatchObject({ subject: 'symbol hit', held: true });
        point('pointerup', find('i'), 1, 301, 'touch');
        point('click', find('i'), 1, 301);
        expect(played).not.toHaveBeenCalled();
        point('pointerdown', find('i'), 1, 301, 'touch');
        point('pointerup', find('i'), 1, 301, 'touch');
        point('click', find('i'), 1, 301);
        expect(played).toHaveBeenCalledOnce();
    });

    it('does not explain what a finger moves away from', () => {
        point('pointerdown', find('i'), 1, 301, 'touch');
        point('pointermove', find('i'), 1, 340, 'touch');
        vi.advanceTimersByTime(HOLD);
        expect(inspecting.shown).toBeNull();
    });

    it('goes by key through all that lies at one place', () => {
        (find('.target') as HTMLElement).focus();
        const subjects = Array.from({ length: 4 }, () => {
            inspecting.key(new KeyboardEvent('keydown', { key: 'i' }));
            return inspecting.shown?.subject;
        });
        expect(subjects).toEqual(['hero okko', 'space dot', 'room hall', 'hero okko']);
        expect(inspecting.key(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
        expect(inspecting.shown).toBeNull();
    });

    it('explains nothing while it is covered', () => {
        open = false;
        (find('.target') as HTMLElement).focus();
        expect(inspecting.key(new KeyboardEvent('keydown', { key: 'i' }))).toBe(false);
        expect(inspecting.shown).toBeNull();
    });
});

it('fetches a Handbook once, and again after a failure', async () => {
    const book = { things: {}, aid: [] };
    const fetching = vi.spyOn(api, 'handbook').mockRejectedValueOnce(new Error('gone')).mockResolvedValue(book);
    await expect(handbookOf('ABCD', 'en')).rejects.toThrow('gone');
    await handbookOf('ABCD', 'en');
    expect(await handbookOf('ABCD', 'en')).toEqual(book);
    expect(fetching).toHaveBeenCalledTimes(2);
});
