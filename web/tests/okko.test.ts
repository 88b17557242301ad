import { describe, expect, it } from 'vitest';
import { changed } from '../src/games/okko/ahead';
import { Draft } from '../src/games/okko/draft';
import { sumOf, type Line } from '../src/games/okko/memoirs';
import type { Content, OkkoView } from '../src/games/okko/view';
import { Choice } from '../src/lib/choice.svelte';
import type { Option } from '../src/lib/menu';
import type { Question } from '../src/lib/wire';

const POINTS: Record<string, number> = { large: 4, medium: 2, small: 1 };
const lines = (said: string): Line[] =>
    said.split(' ').map((each) => {
        const [side, size] = each.split(':') as [Line['side'], string];
        return { text: '', side, size, points: POINTS[size]! };
    });

describe('the memoirs', () => {
    it('are worth what the recollections of each side are worth', () => {
        const written = lines('blue:large blue:medium blue:small red:medium red:small');
        expect([sumOf(written, 'blue'), sumOf(written, 'red')]).toEqual([7, 3]);
    });
});

describe('a card that may be laid', () => {
    const numbers = { speed: 3, defense: 4, guile: 3, actions: 3, stamina: 4, combat: 3, action: 1 };
    const option = { id: 'right OKK-6', points: [], final: false, ...numbers } as unknown as Option;

    it('is said to change what it changes, dice counted together, and nothing else', () => {
        expect(changed(option, [2, 3, 4, 3, 3, 4])).toEqual([
            ['speed', 3],
            ['might', 4],
        ]);
        expect(changed(option, [3, 4, 4, 3, 3, 4])).toEqual([]);
    });
});

describe('a plan', () => {
    const entry = (id: string, usual = false, final = false) => {
        const card = id.split(' ')[1];
        return { id, points: card ? [`${final ? 'equipment' : 'card'} ${card}`] : [], final, usual } as Option;
    };
    const MENUS: Record<string, Option[]> = {
        'plan OKK': [
            entry('left A'),
            entry('right A', true),
            entry('left B'),
            entry('right B', true),
            entry('left C', true),
        ],
        'plan OKK, right A': [entry('alone'), entry('left B', true), entry('right B')],
        'plan OKK, left A': [entry('alone'), entry('left B'), entry('right B', true)],
        'plan OKK, left C': [entry('alone')],
    };
    const UP = [entry('up none', false, true), entry('up EQ', true, true)];

    function planning() {
        const given: string[][] = [];
        const ask = { id: 1, seat: 0, kind: 'plan', rule: '', options: [entry('plan OKK')], blocked: [], ways: [] };
        const lookUp = async (_: Question, path: string[]) => {
            return { rule: '', options: MENUS[path.join(', ')] ?? UP, blocked: [], ways: [] };
        };
        const give = async (path: string[]) => void given.push(path);
        const choice = new Choice(ask as unknown as Question, lookUp, give);
        const view = { team: { plans: [[[], [0], 1]] }, heroes: [{ hands: [0] }] } as unknown as OkkoView;
        const content = { ids: { cards: ['A', 'B'], equipment: ['EQ'] } } as unknown as Content;
        const draft = new Draft(
            () => choice,
            () => 0,
            () => view,
            () => content,
        );
        return { choice, draft, given };
    }

    it('takes a touch for each card, and the usual hand card goes with them', async () => {
        const { draft, given } = planning();
        await draft.touch('card A');
        await draft.touch('card B');
        expect(given).toEqual([['plan OKK', 'right A', 'left B', 'up EQ']]);
    });

    it('turns a card that is touched again to its other side', async () => {
        const { choice, draft } = planning();
        await draft.touch('card A');
        await draft.touch('card A');
        expect(choice.ids).toEqual(['plan OKK', 'left A']);
    });

    it('takes back a card that has one side only when it is touched again', async () => {
        const { choice, draft } = planning();
        await draft.touch('card C');
        expect(choice.ids).toEqual(['plan OKK', 'left C']);
        await draft.touch('card C');
        expect(choice.ids).toEqual(['plan OKK']);
    });

    it('keeps its cards when a hand card is touched', async () => {
        const { draft, given } = planning();
        expect([draft.has('equipment EQ'), draft.has('equipment OTHER')]).toEqual([true, false]);
        await draft.touch('equipment EQ');
        expect(given).toEqual([['plan OKK', 'right A', 'alone', 'up EQ']]);
    });
});
