/** The HTTP part of the protocol. */

import type { TableInfo } from './wire';
import type { GameText } from './words';

export interface Guest {
    id: string;
    name: string;
}

export interface GameInfo {
    key: string;
    title: string;
    tagline: string;
    seats: [number, number];
    usual: number;
    series_of: string | null;
    paces: string[];
    bots: string[];
}

export interface RuleEntry {
    id: string;
    title: string;
    source: string;
    text: string;
}

export interface RuleSection {
    title: string;
    text: string;
    entries: RuleEntry[];
}

export interface Rulebook {
    title: string;
    intro: string;
    sections: RuleSection[];
}

export interface MyTable {
    table: TableInfo;
    seats: number[];
    waiting: boolean;
}

export interface NewTable {
    game: string;
    seats: string[];
    pace: string;
    tempo?: number;
    listed: boolean;
    spectators: boolean;
    options: Record<string, unknown>;
}

export interface ReplaySteps {
    game: string;
    seats: { name: string; bot: string }[];
    result: Record<string, unknown> | null;
    content: Record<string, unknown>;
    steps: { events: Record<string, unknown>[]; view: Record<string, unknown> }[];
}

export class ApiError extends Error {
    constructor(
        readonly status: number,
        readonly error: string,
        message: string,
        readonly rule: string | null = null,
    ) {
        super(message);
    }
}

let token = '';

export function useToken(value: string): void {
    token = value;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = {};
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    let response: Response;
    try {
        response = await fetch(`/api${path}`, {
            method,
            headers,
            body: body === undefined ? null : JSON.stringify(body),
        });
    } catch {
        throw new ApiError(0, 'offline', 'The server cannot be reached.');
    }
    const answer = await response.json().catch(() => null);
    if (!response.ok) {
        throw new ApiError(
            response.status,
            answer?.error ?? 'error',
            answer?.message ?? response.statusText,
            answer?.rule,
        );
    }
    return answer as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
    guest: (name: string) => post<{ guest: Guest; token: string; recovery: string }>('/guests', { name }),
    recover: (code: string) => post<{ guest: Guest; token: string }>('/guests/recover', { code }),
    me: () => get<Guest>('/me'),
    rename: (name: string) => call<unknown>('PATCH', '/me', { name }),

    games: (lang: string) => get<GameInfo[]>(`/games?lang=${lang}`),
    rules: (key: string, lang: string) => get<Rulebook>(`/games/${key}/rules?lang=${lang}`),
    text: (key: string, lang: string) => get<GameText>(`/games/${key}/text?lang=${lang}`),

    tables: () => get<TableInfo[]>('/tables'),
    myTables: () => get<MyTable[]>('/my/tables'),
    newTable: (table: NewTable) => post<{ table: TableInfo; invite: string }>('/tables', table),
    table: (id: string) => get<TableInfo>(at(id)),
    sit: (id: string, invite?: string, seat?: number) => post<TableInfo>(`${at(id)}/sit`, { invite, seat }),
    putBot: (id: string, seat: number, bot: string) => post<TableInfo>(`${at(id)}/seats/${seat}`, { bot }),
    start: (id: string) => post<TableInfo>(`${at(id)}/start`),
    leave: (id: string) => post<unknown>(`${at(id)}/leave`),
    rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
    replay: (id: string) => get<unknown>(`${at(id)}/replay`),
    report: (id: string, text: string) => post<unknown>(`${at(id)}/report`, { text }),
    importReplay: (replay: unknown) => post<{ id: string }>('/replays', replay),
    steps: (id: string, seat?: string) =>
        get<ReplaySteps>(`/replays/${encodeURIComponent(id)}/steps${seat ? `?seat=${seat}` : ''}`),
};

export function socketUrl(id: string): string {
    return `${location.origin.replace(/^http/, 'ws')}/api${at(id)}/socket`;
}
