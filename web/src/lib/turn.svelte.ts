/** The tab says when it is your turn: title, icon and, if you like, a sound. */

import { session } from './session.svelte';
import { t } from './text.svelte';

const icon = (lit: boolean) =>
    `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12141d"/><rect x="10" y="4" width="12" height="3" rx="1" fill="#d9b45b"/><ellipse cx="16" cy="16" rx="10" ry="9" fill="${lit ? '#f6b73c' : '#3a425e'}"/><path d="M8 13h16M7 17h18M9 21h14" stroke="#12141d" stroke-width="1.4"/><rect x="10" y="25" width="12" height="3" rx="1" fill="#d9b45b"/>${lit ? '<circle cx="25" cy="7" r="6" fill="#d8482f"/>' : ''}</svg>`,
    )}`;

function tabSays(title: string, lit: boolean): void {
    document.title = title;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = icon(lit);
}

/** Tables that wait for you, as far as this page knows. */
export const waits = $state<{ at: string[] }>({ at: [] });

/** `yours`: whether it is your turn at one of the tables that are shown `here`; else it may be elsewhere. */
export function tabShows(title: string, yours: boolean, here: (string | null)[]): void {
    const elsewhere = waits.at.some((id) => !here.includes(id));
    const said = yours ? t('page-your-turn') : elsewhere ? t('page-your-turn-elsewhere') : '';
    tabSays(said ? `● ${said} – ${title}` : title, said !== '');
}

let sounds: AudioContext | null = null;

/** A wooden tap for what happens, a bell for your turn. Off at first. */
export function sound(kind: 'tap' | 'bell'): void {
    if (!session.sound) return;
    sounds ??= new AudioContext();
    const at = sounds.currentTime;
    const gain = sounds.createGain();
    const tone = sounds.createOscillator();
    tone.type = kind === 'bell' ? 'sine' : 'triangle';
    tone.frequency.setValueAtTime(kind === 'bell' ? 660 : 190, at);
    if (kind === 'bell') tone.frequency.setValueAtTime(990, at + 0.12);
    const length = kind === 'bell' ? 0.9 : 0.12;
    gain.gain.setValueAtTime(kind === 'bell' ? 0.12 : 0.08, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(sounds.destination);
    tone.start(at);
    tone.stop(at + length);
}
