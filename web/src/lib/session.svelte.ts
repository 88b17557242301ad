/** The user's identity on this device, and settings of the page. */

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
    /** Answers that this page gives by itself if no other makes sense: the habits that the player wants at every table,
     * and those that the player does not want even among bots, where they are usual. */
    habits: string[];
    refused: string[];
}

const FRESH: Kept = {
    token: '',
    guest: null,
    recovery: '',
    lang: navigator.language?.toLowerCase().startsWith('it') ? 'it' : 'en',
    theme: 'auto',
    sound: false,
    habits: [],
    refused: [],
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
        // If storage is refused (private windows), it lasts as long as the page.
    }
}

/** Whether the player has a habit; `usual` is whether nobody could learn anything from it. */
export const hasHabit = (habit: string, usual: boolean): boolean =>
    session.habits.includes(habit) || (usual && !session.refused.includes(habit));

export function takeHabit(habit: string, on: boolean): void {
    const others = (habits: string[]) => habits.filter((each) => each !== habit);
    const [habits, refused] = [others(session.habits), others(session.refused)];
    keep(on ? { habits: [...habits, habit], refused } : { habits, refused: [...refused, habit] });
}

const FRIENDLY = ['Mika', 'Suzu', 'Taro', 'Sen', 'Nobu', 'Hoshi', 'Umi', 'Sato', 'Yoshi', 'Tama', 'Asa', 'Mio'];

const proposed = FRIENDLY[Math.floor(Math.random() * FRIENDLY.length)]!;

/** Returns the user's name, or the default for a new user. */
export const ownName = (): string => session.guest?.name ?? proposed;

/** Creates a guest on the first click that needs one, unless this device has one. */
export async function ensureGuest(name = proposed): Promise<void> {
    await renewing;
    if (session.token) return;
    const { guest, token, recovery } = await api.guest(name);
    keep({ guest, token, recovery: recovery ?? '' });
}

/** The server does not know this token any more: get a new identity, unless there is another token. */
export function forget(refused = session.token): void {
    if (renewing || session.token !== refused) return;
    const { token = '', guest = null, recovery = '' } = load();
    keep(token !== refused ? { token, guest, recovery } : { token: '', guest: null, recovery: '' });
}

export async function rename(name: string): Promise<void> {
    if (!session.token) return ensureGuest(name);
    await api.rename(name);
    if (session.guest) keep({ guest: { ...session.guest, name } });
}

/** Pending while the old token is invalid and the new one has not arrived. */
let renewing: Promise<void> | null = null;

/** Rotates code and token: holders of the old ones lose access. */
export async function renew(): Promise<void> {
    const renewed = api.renew().then(({ guest, token, recovery }) => keep({ guest, token, recovery: recovery ?? '' }));
    renewing = renewed.catch(() => undefined);
    await renewed.finally(() => (renewing = null));
}

export async function recover(code: string): Promise<void> {
    const { guest, token } = await api.recover(code);
    keep({ guest, token, recovery: code });
}
