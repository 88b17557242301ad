/** The HTTP part of the protocol. */

import type {
    ChangeNumbers,
    Draft,
    Edit,
    EditorKit,
    GameAccount,
    GameInfo,
    GameReview,
    GameText,
    GivenHint,
    GivenThought,
    GuestInfo,
    Handbook,
    Imported,
    Invitation,
    Made,
    Mine,
    NewTable,
    NumberDraft,
    NumberForm,
    ReplayMenu,
    ReplaySteps,
    RuleText,
    ScenarioReport,
    TableInfo,
    Trial,
    Tried,
    Welcome,
} from './wire';

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
    guest: (name: string) => post<Welcome>('/guests', { name }),
    recover: (code: string) => post<Welcome>('/guests/recover', { code }),
    renew: () => post<Welcome>('/me/renew'),
    me: () => get<GuestInfo>('/me'),
    rename: (name: string) => call<unknown>('PATCH', '/me', { name }),

    games: (lang: string) => get<GameInfo[]>(`/games?lang=${lang}`),
    rules: (key: string, lang: string) => get<RuleText>(`/games/${key}/rules?lang=${lang}`),
    text: (key: string, lang: string) => get<GameText>(`/games/${key}/text?lang=${lang}`),

    numbers: (key: string, lang: string) => get<NumberForm>(`/games/${key}/numbers?lang=${lang}`),
    changeNumbers: (key: string, lang: string, edit: ChangeNumbers) =>
        post<NumberDraft>(`/games/${key}/content?lang=${lang}`, edit),

    checkScenario: (key: string, text: string, lang: string) =>
        post<ScenarioReport>(`/games/${key}/scenario?lang=${lang}`, { text }),

    editor: (key: string, lang: string) => get<EditorKit>(`/games/${key}/editor?lang=${lang}`),
    draft: (key: string, lang: string, edit: Edit) => post<Draft>(`/games/${key}/draft?lang=${lang}`, edit),
    trial: (key: string, tried: Tried) => post<Trial>(`/games/${key}/trial`, tried),

    tables: () => get<TableInfo[]>('/tables'),
    myTurns: () => get<string[]>('/my/turns'),
    myTables: () => get<Mine[]>('/my/tables'),
    clear: (id: string) => call<unknown>('DELETE', `/my${at(id)}`),
    newTable: (table: NewTable) => post<Made>('/tables', table),
    table: (id: string) => get<TableInfo>(at(id)),
    invite: (id: string) => get<Invitation>(`${at(id)}/invite`),
    sit: (id: string, invite?: string, seat?: number) => post<TableInfo>(`${at(id)}/sit`, { invite, seat }),
    putBot: (id: string, seat: number, bot: string) => post<TableInfo>(`${at(id)}/seats/${seat}`, { bot }),
    start: (id: string) => post<TableInfo>(`${at(id)}/start`),
    leave: (id: string) => post<unknown>(`${at(id)}/leave`),
    hint: (id: string, seat: number, ask: number) => post<GivenHint>(`${at(id)}/hint`, { seat, ask }),
    rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
    /** The file of a replay: of a finished table, or as it was uploaded. */
    replay: (id: string) => get<unknown>(`/replays/${encodeURIComponent(id)}`),
    account: (id: string) => get<GameAccount>(`${at(id)}/account`),
    handbook: (id: string, lang: string) => get<Handbook>(`${at(id)}/handbook?lang=${lang}`),
    report: (id: string, text: string, seat?: number) => post<unknown>(`${at(id)}/report`, { text, seat }),
    importReplay: (replay: unknown) => post<Imported>('/replays', replay),
    steps: (id: string, seat?: string) =>
        get<ReplaySteps>(`/replays/${encodeURIComponent(id)}/steps${seat ? `?seat=${seat}` : ''}`),
    /** The review of a finished game, or its progress: ask again until the review is there. */
    review: (id: string) => get<GameReview>(`/replays/${encodeURIComponent(id)}/review`),
    /** What a bot thought in a step of a replay. */
    thought: (id: string, seat: string, step: number, ask: string) =>
        get<GivenThought>(
            `/replays/${encodeURIComponent(id)}/thought?${new URLSearchParams({ seat, step: String(step), ask })}`,
        ),
    playOn: (id: string, seat: number, step: number) =>
        post<Made>(`/replays/${encodeURIComponent(id)}/play-on`, { seat, step }),
    /** The entries that could have followed this part of an answer, in a step of a replay. */
    replayMenu: (id: string, seat: string, step: number, ask: string, path: string[]) => {
        const said = new URLSearchParams([
            ['seat', seat],
            ['step', String(step)],
            ['ask', ask],
            ...path.map((each) => ['path', each]),
        ]);
        return get<ReplayMenu>(`/replays/${encodeURIComponent(id)}/menu?${said}`);
    },
};

export function socketUrl(id: string): string {
    return `${location.origin.replace(/^http/, 'ws')}/api${at(id)}/socket`;
}
