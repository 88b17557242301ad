/** What cards and quests say, put together from symbols and numbers as the server's own terminal does (captions.py). */

import type { Words } from '../../lib/words';
import type { Reward } from './chapter';
import type { Content, Item, NinjaCard } from './view';

const PLAIN = ['yellow', 'purple', 'white', 'orange', 'teal'];

/** What a card says: "HAY-1", "NP3", "MUG-H1", "PD2", "HQ1", "OC5". */
export function caption(words: Words, content: Content, name: string): string {
    const card = content.cards[name];
    if (card) return symbolTexts(words, card).join(' ');
    const item = content.items[name];
    if (item) return itemText(words, item);
    const health = content.health[name];
    if (health) return words.word(`penalty-${health.penalty || 'none'}`);
    const deployment = content.deployments[name];
    if (deployment) return words.word('text-deployment', { guards: guards(words, deployment.guards) });
    return questText(words, content, name);
}

/** One sentence for each symbol, in their order. */
export function symbolTexts(words: Words, card: NinjaCard): string[] {
    const said = card.symbols.map((symbol) => symbolText(words, symbol, card.through ?? []));
    return card.same ? [...said, words.word('text-same')] : said;
}

export function symbolText(words: Words, symbol: string, through: readonly string[] = []): string {
    if (symbol === 'MV') return words.word('text-MV', { colours: colours(words, through) });
    if (symbol.startsWith('MT')) return words.word('text-MT', { n: Number(symbol.slice(2)) });
    return words.word(`text-${symbol}`);
}

export function symbolName(words: Words, symbol: string): string {
    if (symbol.startsWith('MT')) return words.word('symbol-MT', { n: Number(symbol.slice(2)) });
    return words.word(`symbol-${wordOf(symbol)}`);
}

/** "DEP" of "DEP(S, O)". */
export const wordOf = (symbol: string) => symbol.split('(')[0]!;
export const deployedBy = (symbol: string) => (symbol.startsWith('DEP') ? symbol.slice(4, -1).split(', ') : []);

/** What one symbol of an order does. */
export const orderText = (words: Words, symbol: string) =>
    words.word(`text-${wordOf(symbol)}`, { guards: guards(words, deployedBy(symbol)) });

/** "two Spearmen and an Officer". */
export function guards(words: Words, letters: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return words.join(
        [...counts].map(([letter, count]) =>
            words.word(`guard-${letter}.some`, { count, number: words.number(count) }),
        ),
    );
}

function colours(words: Words, through: readonly string[]): string {
    if (PLAIN.every((colour) => through.includes(colour)))
        return words.word(through.includes('brown') ? 'colours-all' : 'colours-plain');
    const names = through.map((colour) => words.word(`colour-${colour}`));
    if (names.length < 2) return names[0] ?? '';
    let said = names[0]!;
    for (const next of names.slice(1, -1)) said = words.word('or-more', { before: said, next });
    return words.word('or-last', { before: said, last: names.at(-1)! });
}

function itemText(words: Words, item: Item): string {
    const said = symbolTexts(words, { ...item, symbols: item.symbols ?? [] });
    if (item.health) said.push(words.word('text-health'));
    if (item.jutsu) said.push(words.word('text-jutsu', { n: item.jutsu }));
    if (item.standing) said.push(words.word('text-standing'));
    return said.join(' ');
}

export function questText(words: Words, content: Content, name: string): string {
    const quest = content.quests[name];
    if (!quest) return '';
    const condition = words.word(`condition-${quest.condition}`, {
        boxes: quest.boxes ?? 0,
        executed: quest.executed ?? 0,
    });
    return words.word('text-quest', { condition, reward: rewardText(words, content, quest.reward) });
}

function rewardText(words: Words, content: Content, reward: string): string {
    if (content.cards[reward]) return words.word('reward-card', { card: words.word(`card-${reward}`) });
    if (content.orders[reward]) return words.word('reward-order', { card: words.word(`order-${reward}`) });
    return words.word(content.health[reward] ? 'reward-health' : 'reward-jutsu');
}

/** What winning at a location brings. */
export function prizes(
    words: Words,
    reward: Reward | null | undefined,
    content: Pick<Content, 'items' | 'deployments'>,
): string[] {
    return Object.entries(reward ?? {}).flatMap(([field, value]) => {
        if (!value || !words.has(`prize-${field}`)) return [];
        if (!Array.isArray(value)) return [words.word(`prize-${field}`, { n: Number(value) })];
        const names = value.map((name) =>
            words.word(`${content.items[name] ? 'item' : content.deployments[name] ? 'deployment' : 'order'}-${name}`),
        );
        return value.length ? [words.word(`prize-${field}`, { cards: words.join(names) })] : [];
    });
}
