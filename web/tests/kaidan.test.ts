import { describe, expect, it } from 'vitest';
import box from '../fixtures/kaidan.json';
import { Choice } from '../src/lib/choice.svelte';
import type { Option } from '../src/lib/menu';
import { isDrawn } from '../src/lib/pictures';
import { learn } from '../src/lib/text.svelte';
import type { Question } from '../src/lib/wire';
import { Words } from '../src/lib/words';
import { testOf } from '../src/games/kaidan/drama';
import { guessed } from '../src/games/kaidan/guess';
import { isArming, KaidanHooks, onTrays } from '../src/games/kaidan/hooks';
import { figureName, foreseen, isRisky, thingsOf } from '../src/games/kaidan/labels';
import { unasked } from '../src/games/kaidan/unasked';
import {
    aheadOf,
    cellName,
    cellNamed,
    edgeName,
    edgeNamed,
    fateOf,
    layout,
    onRim,
    pictureOn,
    piled,
    pursuitOf,
    routesOf,
    slotOf,
    usesLeft,
    type Content,
    type KaidanView,
} from '../src/games/kaidan/view';

const pg = (more = {}) => ({
    ...{ character: 0, cell: -1, wounds: 0, noise: 0, pa: 3, pm: 3, weary: 0, used: 0, worn: -1, shelter: 0 },
    ...{ spotted: false, exhausted: false, condemned: 0, died: 0, grave: -1, killer: -1, escaped: false },
    ...more,
});
const figure = (more = {}) => ({
    ...{ cell: -1, kind: -1, alerted: false, shaken: 0, raging: 0, evidence: 0, moved: false, spoken: false },
    ...{ banished: false },
    ...more,
});

/** Seat A at 3-4 in the Room of rows 3 and 4, an unseen entity 2 at 9-9. */
function house(more: Partial<KaidanView> = {}): KaidanView {
    const rooms = Array<number>(25).fill(-1);
    rooms[slotOf(cellNamed('3-3'))] = 15 * 4;
    return {
        viewer: [0],
        seats: 2,
        frames: [],
        asks: [],
        over: null,
        own: [
            { seat: 0, cards: [5, 26, 12 + 64], tokens: [], points: 0, possessed: false, armed: null, counted: null },
        ],
        rooms,
        tokens: Array<number>(100).fill(0),
        marks: [],
        evidence: [],
        corpses: [],
        flames: [],
        loot: [],
        oil: -1,
        pgs: [pg({ cell: cellNamed('3-4') }), pg({ character: 1, died: 3 })],
        figures: [figure(), figure({ cell: cellNamed('9-9') }), ...Array.from({ length: 9 }, () => figure())],
        values: [
            [6, 4, 1, 2, 3],
            [5, 2, 4, 2, 3],
        ],
        enemy_values: [[], [5, 4, 4, 0, 3]],
        ...more,
    } as unknown as KaidanView;
}

const content: Content = {
    objects: Object.fromEntries(Object.entries(box.likes).map(([name, like]) => [name, { deck: 'extra', like }])),
    captions: { en: { CR2: 'Lose a card.', 'EN-KU': 'Force +2.' } },
};

const option = (id: string, points: string[] = [], more = {}): Option => ({ id, points, final: true, ...more });

function asked(kind: string, ...options: Option[]): Choice {
    const ask = { id: 1, seat: 0, kind, options, blocked: [] } as unknown as Question;
    return new Choice(
        ask,
        () => Promise.reject(new Error('nothing more')),
        () => Promise.resolve(),
    );
}

function said(source: string): Words {
    const of = {
        people: [],
        things: box.things,
        labels: {},
        declared: {},
        called: {},
        options: {},
        actions: {},
        quoted: {},
        silent: [],
        owned: {},
    };
    return new Words([{ lang: 'en', sources: [source], words: of, rules: {} }]);
}

describe('places on the board', () => {
    it('cells and borders have names that lead back to them', () => {
        expect(cellName(0)).toBe('1-1');
        expect(cellNamed('10-10')).toBe(99);
        for (const edge of [0, 1, 47, 130]) expect(edgeNamed(edgeName(edge))).toBe(edge);
        expect(edgeName(edgeNamed('3-4|3-5'))).toBe('3-4|3-5');
    });

    it('nothing lies beyond the rim', () => {
        expect(onRim(9 * 2)).toBe(true);
        expect(onRim(9 * 2 + 1)).toBe(false);
        expect(onRim(95 * 2 + 1)).toBe(true);
    });

    it('a tile that is turned takes its doors, walls and marks along', () => {
        const tile = { outer: 'D#/##/#D/##', inner: '..#d', marks: 'Tc mb' };
        const turned = layout(tile, 1);
        expect(turned.sides).toEqual(['##', 'D#', '##', '#D']);
        expect(turned.inner.join('')).toBe('d..#');
        expect(turned.marks).toEqual(['T', '', '', 'm']);
        expect(layout(tile, 4)).toEqual(layout(tile, 0));
    });
});

describe('what can be touched', () => {
    it('every cell of the house is there, and what lies elsewhere on the map', () => {
        const things = thingsOf(house(), null);
        expect(things.map(({ id }) => id).sort()).toEqual(['cell 3-3', 'cell 3-4', 'cell 4-3', 'cell 4-4', 'cell 9-9']);
        expect(things.find(({ id }) => id === 'cell 3-4')!.points).toContain('seat A');
        expect(things.find(({ id }) => id === 'cell 9-9')!.points).toContain('figure 2');
    });

    it('a door that a question is about has its own place between two cells', () => {
        const things = thingsOf(house(), asked('act', option('open 3-4|3-5', ['edge 3-4|3-5'])));
        expect(things.find(({ edge }) => edge)).toMatchObject({ x: 400, y: 250 });
    });

    it('what lies on the table needs no button; what does not, does', () => {
        const view = house();
        const choice = asked('act', option('roll'));
        const hooks = new KaidanHooks(
            () => view,
            () => choice,
            () => said(''),
            () => [],
            () => content,
        );
        expect(hooks.drawn(option('move 3-3', ['cell 3-3']))).toBe(true);
        expect(hooks.drawn(option('use OB06', ['object OB06']))).toBe(true);
        expect(hooks.drawn(option('exorcise', ['object OB05']))).toBe(true);
        expect(hooks.drawn(option('take OB16', ['object OB16']))).toBe(false);
        expect(hooks.drawn(option('choose figure 1', ['figure 1']))).toBe(false);
        expect(hooks.drawn(option('roll'))).toBe(false);
    });

    it('what may save you from the enemy upon you has a button', () => {
        const hooks = new KaidanHooks(
            () => house(),
            () => asked('react'),
            () => said(''),
            () => [],
            () => content,
        );
        expect(hooks.drawn(option('exorcise', ['object OB05']))).toBe(false);
    });

    it('what is decided for an entity names it', () => {
        const frames = [
            { step: 'Walk', who: 1 },
            { step: 'Decide', about: 'way' },
        ];
        const hooks = new KaidanHooks(
            () => house({ frames }),
            () => null,
            () => said(''),
            () => [],
            () => content,
        );
        learn({ en: 'kaidan-decide-way = Where does { $who } end up?\nkaidan-unseen = Entity { $number }' });
        expect(hooks.title({ kind: 'decide' } as Question, 'Where?')).toBe('Where does Entity 2 end up?');
        expect(hooks.title({ kind: 'act' } as Question, 'What?')).toBe('What?');
    });

    it('passing with a card ready is folded together', () => {
        expect(isArming(option('pass arming OB06 sight'))).toBe(true);
        expect(isArming(option('pass'))).toBe(false);
    });
});

describe('what an option would bring', () => {
    it('comes from the engine, by number of the figure', () => {
        const step = option('move 3-3', ['cell 3-3'], { noise: 3, heard: [2], seen: [] });
        expect(aheadOf(step)).toEqual({ to: cellNamed('3-3'), noise: 3, heard: [1], seen: [] });
        expect(isRisky(step)).toBe(true);
        expect(isRisky(option('move 3-3', ['cell 3-3'], { noise: 3, heard: [], seen: [] }))).toBe(false);
    });
});

describe('what is said beforehand', () => {
    const words = said(
        'preview-exchange = exchange with { $exchange }\npreview-heard = alerts { $heard }\npreview-death = { $death } % to die\n' +
            'entity-EN-YU = Yurei\nlist-last = { $before } and { $last }',
    );
    const told = (facts: object, view = house()) => foreseen(view, option('move 3-3', [], facts), words, ['Ada', 'Bo']);

    it('people and entities are called by their names', () => {
        expect(told({ exchange: ['B'] })).toEqual(['exchange with Bo']);
        const figures = [figure({ kind: said('').ids('entity').indexOf('EN-YU') }), figure({ cell: 3 })];
        expect(told({ heard: [1, 2] }, house({ figures } as Partial<KaidanView>))).toEqual([
            expect.stringContaining('alerts Yurei and '),
        ]);
    });
});

describe('what need not be asked', () => {
    const rolled = (...options: Option[]) => unasked(asked('roll', ...options))?.id;

    it('a door beside one, or nothing, is no reason to ask', () => {
        expect(rolled(option('roll'))).toBe('roll');
        expect(unasked(asked('roll-guess', option('roll')))?.id).toBe('roll');
        expect(rolled(option('roll'), option('open-inner 3-4|3-5', ['edge 3-4|3-5']))).toBe('roll');
    });

    it('nor is it in a window where one could do nothing else', () => {
        const door = option('open-inner 3-4|3-5', ['edge 3-4|3-5']);
        expect(unasked(asked('window-test-post', option('let-be'), door))?.id).toBe('let-be');
        expect(unasked(asked('window-wound', option('let-be'), option('quick OB06', ['object OB06'])))).toBeNull();
    });

    it('a card that could help is', () => {
        expect(rolled(option('roll'), option('with OB26', ['object OB26']))).toBeUndefined();
        expect(unasked(asked('act', option('roll')))).toBeNull();
        expect(unasked(asked('roll-guess', option('roll'), option('quick WG01', ['object WG01'])))).toBeNull();
    });
});

describe('cards and people', () => {
    it('a card has so many uses left', () => {
        const content = { objects: { [said('').id('card', 12)]: { uses: 3, deck: 'objects' } } };
        expect(usesLeft(content, said(''), 12 + 64)).toBe(2);
        expect(usesLeft(content, said(''), 5)).toBe(null);
    });

    it('every card has its picture, and copies have the same', () => {
        const likes = Object.entries(box.likes);
        const content = { objects: Object.fromEntries(likes.map(([copy, like]) => [copy, { deck: 'extra', like }])) };
        for (const card of said('').ids('card')) expect(isDrawn('kaidan', pictureOn(content, card))).toBe(true);
        for (const [copy, card] of likes) expect(pictureOn(content, copy)).toBe(card);
    });

    it('who is revealed has a name, with its number among others alike', () => {
        const source = 'entity-EN-YU = Yurei\nthing-numbered = { $thing } { $number }';
        const words = said(source);
        const view = house();
        const yurei = said('').ids('entity').indexOf('EN-YU');
        view.figures[1] = figure({ cell: 5, kind: yurei });
        expect(figureName(view, 1, words)).toBe('Yurei');
        view.figures[3] = figure({ cell: 9, kind: yurei });
        expect(figureName(view, 1, words)).toBe('Yurei 2');
    });

    it('the dead are dead until they come back', () => {
        const view = house();
        expect(fateOf(view, 0)).toBe('alive');
        expect(fateOf(view, 1)).toBe('dead');
        view.figures[7] = figure({ cell: 5, kind: -2 });
        expect(fateOf(view, 1)).toBe('onryo');
    });
});

describe('what is said beforehand', () => {
    const flee = { id: 'flee', points: [], final: true, routes: [['4-3'], ['4-3', '4-4']], pursuit: ['3-3'] } as Option;

    it('has the ways of a flight, and the way by which the hunter comes', () => {
        expect(routesOf(flee)).toEqual([[cellNamed('4-3')], [cellNamed('4-3'), cellNamed('4-4')]]);
        expect(pursuitOf([flee])).toEqual([cellNamed('3-3')]);
    });

    it('has neither where nobody flees', () => {
        expect(routesOf(null)).toEqual([]);
        expect(pursuitOf([])).toEqual([]);
    });
});

describe('cards', () => {
    it('that are alike lie on one pile', () => {
        expect(piled([5, 26, 5, 5])).toEqual([
            [5, 3],
            [26, 1],
        ]);
    });

    it('in a Trade lie on trays until it is answered', () => {
        const question = (kind: string, answer: string[] | null = null) =>
            new Choice({ kind, seat: 0, options: [], blocked: [], answer } as unknown as Question, never, never);
        const never = async () => Promise.reject(new Error());
        expect(onTrays(question('give'))).toBe(true);
        expect(onTrays(question('recover'))).toBe(true);
        expect(onTrays(question('give', ['hand-over']))).toBe(false);
        expect(onTrays(question('act'))).toBe(false);
        expect(onTrays(null)).toBe(false);
    });
});

describe('even or odd', () => {
    const guess = (facts: object) => guessed([option('even', [], facts), option('odd', [], facts)], content);

    it('says what it is about, as it came with the answers', () => {
        learn({ en: 'kaidan-guess-curse = Wrong: it awakens. { $effect }\nkaidan-guess-wish = A Gift.' });
        expect(guess({ decides: 'curse', card: 'CR2' })).toBe('Wrong: it awakens. Lose a card.');
        expect(guess({ decides: 'wish', card: '' })).toBe('A Gift.');
        expect(guess({ decides: 'chase', card: 'EN-KU' })).toBe('Force +2.');
        expect(guess({})).toBe('');
    });
});

describe('the dice', () => {
    const test = { event: 'test', seat: 0, attribute: 4, purpose: 'flee', difficulty: -1, figure: 1, rival: -1 };
    const rolled = { event: 'rolled', seat: 0, told: { face: 3 } };
    const theirs = { event: 'enemy-rolled', figure: 1, told: { face: 1 } };
    const result = { event: 'test-result', seat: 0, won: 1, total: 6, against: 3 };

    it('wait until they fall', () => {
        expect(testOf([test], { faces: [-1, -1], bonus: 0 }, house(), said(''))).toMatchObject({
            own: -1,
            won: null,
            value: 3,
        });
    });

    it('show both sides, and what was added', () => {
        const shown = testOf([test, rolled, theirs, result], null, house(), said(''));
        expect(shown).toMatchObject({
            face: '2',
            otherFace: '0',
            more: 1,
            total: 6,
            otherTotal: 3,
            won: 1,
            against: 3,
        });
    });

    it('stay while what they bring is told, and are put away when something else is done', () => {
        const after = (event: string) => testOf([test, rolled, result, { event, seat: 0 }], null, house(), said(''));
        expect(after('drew')).not.toBe(null);
        expect(after('moved')).toBe(null);
        expect(after('wore')).toBe(null);
        expect(after('door-checked')).toBe(null);
    });
});
