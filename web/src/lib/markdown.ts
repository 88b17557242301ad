/** The little Markdown that rulebooks are written in, as blocks to draw. Nothing of it is ever read as HTML. */

export type Span = { text: string; style: '' | 'strong' | 'em' | 'code' } | { rule: string };

export type Block =
    | { kind: 'p'; spans: Span[] }
    | { kind: 'list'; items: Span[][] }
    | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const RULE = /\b[A-Z]{2}-[A-Z]?\d{2,3}\b/;
const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-[A-Z]?\d{2,3}\b)/;

export function blocks(text: string): Block[] {
    const found: Block[] = [];
    for (const part of text.split(/\n\s*\n/)) {
        const lines = part.split('\n').filter((line) => line.trim());
        if (!lines.length) continue;
        if (lines.every((line) => line.trimStart().startsWith('|'))) found.push(table(lines));
        else found.push(...mixed(lines));
    }
    return found;
}

function mixed(lines: string[]): Block[] {
    const found: Block[] = [];
    for (const line of lines) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
        const last = found.at(-1);
        if (item) {
            if (last?.kind === 'list') last.items.push(spans(item[1]!));
            else found.push({ kind: 'list', items: [spans(item[1]!)] });
        } else if (last?.kind === 'p') last.spans.push({ text: ' ', style: '' }, ...spans(line));
        else found.push({ kind: 'p', spans: spans(line.replace(/^#+\s*/, '')) });
    }
    return found;
}

function table(lines: string[]): Block {
    const rows = lines
        .filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
        .map((line) =>
            line
                .trim()
                .replace(/^\||\|$/g, '')
                .split('|')
                .map((cell) => spans(cell.trim())),
        );
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

export function spans(text: string): Span[] {
    return text
        .split(MARKS)
        .filter(Boolean)
        .map((part): Span => {
            if (part.startsWith('**')) return { text: part.slice(2, -2), style: 'strong' };
            if (part.startsWith('`')) return { text: part.slice(1, -1), style: 'code' };
            if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), style: 'em' };
            if (RULE.test(part) && part.length <= 8) return { rule: part };
            return { text: part, style: '' };
        });
}
