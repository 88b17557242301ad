import { describe, expect, it } from 'vitest';
import said from '../fixtures/said.json';
import texts from '../fixtures/text.json';
import type { GameText } from '../src/lib/wire';
import { Words, type Seen } from '../src/lib/words';

const NAMES = ['Mika', 'Aoi', 'Ren', 'Hana', 'Emi', 'Sora'];
const LANGS = ['en', 'it'] as const;

const wordsIn = (lang: (typeof LANGS)[number]) =>
    new Words((lang === 'en' ? [texts.en] : [texts[lang], texts.en]) as unknown as GameText[]);

describe.each(LANGS)('the page says in %s what the terminal says', (lang) => {
    const words = wordsIn(lang);

    it('of everything that happens', () => {
        const events = said.filter((each) => each.what === 'event');
        expect(events.length).toBeGreaterThan(100);
        for (const each of events) {
            expect(words.event(each.given as unknown as Seen, NAMES, each.viewer)).toBe(each[lang]);
        }
    });

    it('of every question', () => {
        for (const each of said.filter((one) => one.what === 'ask')) {
            const { kind, view } = each.given as any;
            expect(words.ask(kind, view, NAMES)).toBe(each[lang]);
        }
    });

    it('of every answer', () => {
        for (const each of said.filter((one) => one.what === 'option')) {
            const { id, kind } = each.given as any;
            expect(words.option(id, NAMES, kind)).toBe(each[lang]);
        }
    });
});

describe('words', () => {
    const words = wordsIn('en');

    it('call what an answer names by a label by that label, also where it is a number', () => {
        const of = { ...texts.en.words, labels: { slot: ['1', '2', '3'] }, options: { slot: ['slot'] } };
        const own = { ...texts.en, words: of, sources: ['option-slot = Slot { $slot }'] };
        expect(new Words([own as unknown as GameText]).option('slot 2')).toBe('Slot 2');
    });

    it('call a seat by its character, of several by the one that acts, and say who plays', () => {
        const of = { ...texts.en.words, people: ['seat'], things: { ninja: ['ninja-HAY', 'ninja-YUK'] } };
        const sources = ['ninja-HAY = Hayato\nninja-YUK = Yuki\nlord = the lord'];
        sources.push('event-runs = { $seat } runs.\nevent-plays = { $seat-player } plays { $seat }.');
        const own = new Words([{ ...texts.en, words: of, sources } as unknown as GameText]);
        const cast = [['lord'], ['ninja-HAY', 'ninja-YUK'], []];
        const names = own.cast(cast, NAMES);
        expect(names).toEqual(Object.assign(['the lord', 'Aoi', 'Ren', 'Hana', 'Emi', 'Sora'], { players: NAMES }));
        expect([...own.cast(cast, NAMES, [{ ninja: 0 }, { ninja: 1 }, { step: 'Choice' }])].slice(0, 2)).toEqual([
            'the lord',
            'Yuki',
        ]);
        expect(own.event({ event: 'runs', seat: 0 }, names)).toBe('The lord runs.');
        expect(own.event({ event: 'plays', seat: 0 }, names)).toBe('Mika plays the lord.');
    });

    it('join lists', () => {
        expect(words.join([])).toBe('nothing');
        expect(words.join(['A'])).toBe('A');
        expect(words.join(['A', 'B', 'C'])).toBe('A, B and C');
    });

    it('say what an option costs beforehand', () => {
        expect(words.preview({ id: 'challenge', claim: 'steal', stake: 'life', theirs: 'hand' })).toEqual([
            'if it is true, you lose a life',
            'if it is a lie, nothing is stolen, and the claimer loses the whole hand',
        ]);
        expect(words.preview({ critical: false, evadable: true })).toEqual(['a claim of Ash could evade it']);
    });

    it('name every winner', () => {
        expect(words.ending('last lord', [1], NAMES)).toBe('Aoi is the last lord in the game and wins.');
        expect(words.ending('last lord', [0, 2], NAMES, [1])).toBe('Mika and Ren share the victory.');
        expect(words.ending('last lord', [0, 2], NAMES, [2])).toBe('You share the victory with Mika.');
    });

    it('call what belongs to a seat after whoever sits there', () => {
        const ftl =
            'figure-1 = x\n    .The = { $owner-you ->\n        [yes] Yours\n       *[no] That of { $owner }\n    }\nevent-came = { $figure-The } comes.';
        const fields = { ...texts.en.words, things: { figure: ['figure-1'] }, owned: { 'figure-1': 1 } };
        const other = new Words([
            { ...texts.en, words: fields, sources: [ftl, ...texts.en.sources] },
        ] as unknown as GameText[]);
        expect(other.event({ event: 'came', figure: 0 }, NAMES, [0])).toBe('That of Aoi comes.');
        expect(other.event({ event: 'came', figure: 0 }, NAMES, [1])).toBe('Yours comes.');
    });

    it('call a numbered thing by its name once that is known, with its number among others alike', () => {
        const ftl =
            'figure-2 = entity 2\n    .The = Entity 2\nghost-yurei = Yurei\n    .The = The Yurei\nevent-came = { $figure-The } comes.';
        const things = { figure: ['', 'figure-2'], known: ['ghost-yurei'] };
        const other = new Words([
            {
                ...texts.en,
                words: { ...texts.en.words, things, called: { figure: 'known' } },
                sources: [...texts.en.sources, ftl],
            },
        ] as unknown as GameText[]);
        expect(other.event({ event: 'came', figure: 1 })).toBe('Entity 2 comes.');
        expect(other.event({ event: 'came', figure: 1, known: 0, alike: false })).toBe('The Yurei comes.');
        expect(other.event({ event: 'came', figure: 1, known: 0, alike: true })).toBe('The Yurei 2 comes.');
    });

    it('say one in the singular', () => {
        const ftl =
            'option-give = { $spent ->\n    [none] unused\n    [one] used once\n   *[other] used { $spent } times\n}';
        const other = new Words([
            {
                ...texts.en,
                words: { ...texts.en.words, options: { give: ['spent'] } },
                sources: [...texts.en.sources, ftl],
            },
        ] as unknown as GameText[]);
        expect(['give', 'give 1', 'give 2'].map((id) => other.option(id))).toEqual([
            'Unused',
            'Used once',
            'Used 2 times',
        ]);
    });

    it('know the rule of an event', () => {
        expect(words.ruleOf({ event: 'drew', seat: 0 })).toBe('KI-022');
        expect(words.ruleOf({ event: 'life-lost', seat: 0, lives: 1, rule: 'KI-112', by: 1 })).toBe('KI-112');
    });

    it('fall back to English for what a language lacks, and to the key for what nobody says', () => {
        const half = new Words([{ ...texts.it, sources: [] }, texts.en] as unknown as GameText[]);
        expect(half.word('item-sun')).toBe('Sun');
        expect(half.word('no-such-word')).toBe('no-such-word');
    });
});

describe('the page has the same words in both languages', () => {
    const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();

    const sources = import.meta.glob<string>('../src/**/text/*.ftl', { query: '?raw', import: 'default', eager: true });

    it.each(Object.keys(sources).filter((file) => file.endsWith('/en.ftl')))('key by key: %s', (file) => {
        expect(keys(sources[file.replace('/en.ftl', '/it.ftl')]!)).toEqual(keys(sources[file]!));
    });
});
