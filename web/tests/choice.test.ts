import { describe, expect, it, vi } from 'vitest';
import { Choice, type Menu } from '../src/lib/choice.svelte';
import type { Question } from '../src/lib/wire';

const ask = (options: unknown[]): Question =>
    ({
        id: 7,
        seat: 0,
        kind: 'act',
        pace: 'turn',
        sealed: false,
        open: false,
        coach: null,
        rule: 'KI-025',
        options,
        blocked: [],
        answer: null,
        order: false,
        ways: [],
    }) as Question;

const ATTACK = { id: 'attack B', points: ['seat B'], final: false };
const STEAL = { id: 'steal B', points: ['lantern shadow', 'seat B'], final: true };
const END = { id: 'end', points: [], final: true };
const PLAY = { id: 'play sun', points: ['hand sun'], final: false };
const STRIKE = { id: 'strike', points: [], final: true };

function make(options: unknown[], menus: Record<string, Menu['options']> = {}) {
    const give = vi.fn(async () => undefined);
    const lookUp = vi.fn(async (_: Question, path: string[]) => ({
        rule: 'KI-044',
        options: menus[path.join(', ')] ?? [],
        blocked: [],
        ways: [],
    }));
    return { choice: new Choice(ask(options), lookUp, give), give, lookUp };
}

describe('a choice', () => {
    it('waits for a yes before the last answer left is given', async () => {
        const { choice, give } = make([ATTACK, STEAL, END]);
        await choice.touch('lantern shadow');
        expect(choice.ready?.id).toBe('steal B');
        expect(give).not.toHaveBeenCalled();
        await choice.take(choice.ready!);
        expect(give).toHaveBeenCalledWith(['steal B']);
    });

    it('goes nowhere by a late reply to what was let go of', async () => {
        const { choice } = make([ATTACK, END], { 'attack B': [PLAY] });
        const late = choice.take(ATTACK as never);
        expect(choice.busy).toBe(true);
        expect(choice.back()).toBe(true);
        expect(choice.busy).toBe(false);
        await late;
        expect(choice.ids).toEqual([]);
        await choice.take(ATTACK as never);
        expect(choice.ids).toEqual(['attack B']);
    });

    it('is given once, however often it is pressed, until it is another', async () => {
        const { choice, give } = make([STEAL, END]);
        await choice.take(END);
        await choice.take(END);
        expect(give).toHaveBeenCalledTimes(1);
        await choice.take(STEAL);
        await choice.take(END);
        expect(give).toHaveBeenCalledTimes(3);
    });

    it('lets go of a thing that is tapped again', async () => {
        const { choice } = make([ATTACK, STEAL, END]);
        await choice.touch('seat B');
        expect(choice.left).toHaveLength(2);
        await choice.touch('seat B');
        expect(choice.left).toHaveLength(3);
    });

    it('asks which of several is meant where one place stands for them', async () => {
        const to = (way: string, post = 4) => ({ id: `to ${post}${way}`, points: [`post ${post}${way}`], final: true });
        const { choice } = make([to('i'), to('o'), to('i', 5)]);
        await choice.touch('post 4i', ['post 4i', 'post 4o']);
        expect(choice.left.map(({ id }) => id)).toEqual(['to 4i', 'to 4o']);
        expect(choice.ready).toBeNull();
        expect(choice.has('post 4o')).toBe(true);
        expect(choice.instead.has('post 5i')).toBe(true);
        await choice.touch('post 4o');
        expect(choice.left).toHaveLength(3);
    });

    it('can be picked otherwise while it waits for a yes', async () => {
        const { choice } = make([STEAL, { ...STEAL, id: 'steal C', points: ['seat C'] }, END]);
        expect(choice.instead.size).toBe(0);
        await choice.touch('seat B');
        expect(choice.ready?.id).toBe('steal B');
        expect(choice.instead.has('seat C')).toBe(true);
    });

    it('takes no notice of things that are not lit', async () => {
        const { choice } = make([ATTACK, STEAL, END]);
        await choice.touch('hand sake');
        expect(choice.touched).toBe(false);
    });

    it('goes along a path step by step, and back', async () => {
        const { choice, give } = make([ATTACK, END], { 'attack B': [PLAY], 'attack B, play sun': [STRIKE, PLAY] });
        await choice.touch('seat B');
        expect(choice.ids).toEqual(['attack B']);
        await choice.touch('hand sun');
        expect(choice.ids).toEqual(['attack B', 'play sun']);
        expect(choice.back()).toBe(true);
        expect(choice.ids).toEqual(['attack B']);
        await choice.touch('hand sun');
        await choice.take(STRIKE);
        expect(give).toHaveBeenCalledWith(['attack B', 'play sun', 'strike']);
    });

    it('puts one of several steps back and keeps the others', async () => {
        const gives = ['give a', 'give b', 'give c'].map((id) => ({ id, points: [], final: false }));
        const { choice, lookUp } = make(gives);
        for (const option of gives) await choice.take(option);
        await choice.drop(1);
        expect(choice.ids).toEqual(['give a', 'give c']);
        expect(lookUp).toHaveBeenLastCalledWith(expect.anything(), ['give a', 'give c']);
        await choice.drop(0);
        await choice.drop(0);
        expect(choice.touched).toBe(false);
    });

    it('has nowhere to go back to at its beginning', () => {
        expect(make([END]).choice.back()).toBe(false);
    });

    it('gives no answer twice while the first is on its way', async () => {
        let free = () => {};
        const give = vi.fn(() => new Promise<void>((resolve) => (free = resolve)));
        const choice = new Choice(ask([END]), async () => ({ rule: '', options: [], blocked: [], ways: [] }), give);
        const first = choice.take(END);
        await choice.take(END);
        free();
        await first;
        expect(give).toHaveBeenCalledTimes(1);
    });
});
