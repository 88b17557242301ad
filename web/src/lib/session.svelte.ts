/** Who you are on this device, and how you like the page. */

import { api, useToken } from './api';
import type { GuestInfo } from './wire';

const KEY = 'hyakki';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
    token: string;
    guest: GuestInfo | null;
    recovery: string;
    lang: string;
    theme: Theme;
    sound: boolean;
    /** What this page answers by itself where nothing else could be wanted, by game: see HABITS. */
    habits: string[];
}

const FRESH: Kept = {
    token: '',
    guest: null,
    recovery: '',
    lang: navigator.language?.toLowerCase().startsWith('it') ? 'it' : 'en',
    theme: 'auto',
    sound: false,
    habits: [],
};

export const session = $state<Kept>({ ...FRESH, ...load() });
useToken(session.token);

function load(): Partial<Kept> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    } catch {
        return {};
    }
}

export function keep(change: Partial<Kept>): void {
    Object.assign(session, change);
    useToken(session.token);
    try {
        localStorage.setItem(KEY, JSON.stringify($state.snapshot(session)));
    } catch {
        // Private windows may refuse: then it lasts as long as the page.
    }
}

export function takeHabit(habit: string, on: boolean): void {
    keep({ habits: [...session.habits.filter((each) => each !== habit), ...(on ? [habit] : [])] });
}

const FRIENDLY = ['Mika', 'Suzu', 'Taro', 'Kiku', 'Nobu', 'Hoshi', 'Umi', 'Sato', 'Yoshi', 'Tama', 'Asa', 'Kaze'];

const proposed = FRIENDLY[Math.floor(Math.random() * FRIENDLY.length)]!;

/** Your name, or the one you will have if you say no other. */
export const ownName = (): string => session.guest?.name ?? proposed;

/** A guest, made on the first click that needs one. */
export async function beSomebody(name = proposed): Promise<void> {
    await renewing;
    if (session.token) return;
    const { guest, token, recovery } = await api.guest(name);
    keep({ guest, token, recovery: recovery ?? '' });
}

/** The server does not know this device by that token any more: be somebody new, unless there is another token. */
export function forget(refused = session.token): void {
    if (renewing || session.token !== refused) return;
    const { token = '', guest = null, recovery = '' } = load();
    keep(token !== refused ? { token, guest, recovery } : { token: '', guest: null, recovery: '' });
}

export async function rename(name: string): Promise<void> {
    if (!session.token) return beSomebody(name);
    await api.rename(name);
    if (session.guest) keep({ guest: { ...session.guest, name } });
}

/** Under way, while the old token holds no more and the new one is not here yet. */
let renewing: Promise<void> | null = null;

/** Another code and another token: whoever holds the old ones is nobody here any more. */
export async function renew(): Promise<void> {
    const renewed = api.renew().then(({ guest, token, recovery }) => keep({ guest, token, recovery: recovery ?? '' }));
    renewing = renewed.catch(() => undefined);
    await renewed.finally(() => (renewing = null));
}

export async function recover(code: string): Promise<void> {
    const { guest, token } = await api.recover(code);
    keep({ guest, token, recovery: code });
}
