/** A card that travels from one place on the table to another, so that one sees what came from where. */

export interface Flight {
    from: string;
    to: string;
    /** The content of the flying thing: markup of our own, and a class. */
    face: string;
    look: string;
}

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves after so many milliseconds, or at once if the player hurries. */
export const pause = (length: number, signal: AbortSignal) =>
    new Promise<void>((done) => {
        const end = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            done();
        };
        const timer = setTimeout(end, length);
        signal.addEventListener('abort', end);
    });

export async function fly(root: HTMLElement, flight: Flight, length: number, signal: AbortSignal): Promise<void> {
    const from = placeOf(root, flight.from);
    const to = placeOf(root, flight.to);
    if (!from || !to || signal.aborted) return;
    const card = document.createElement('div');
    card.className = `flying ${flight.look}`;
    card.setAttribute('aria-hidden', 'true');
    card.innerHTML = flight.face;
    document.body.append(card);
    const at = (box: DOMRect, scale: number) =>
        `translate(${box.x + box.width / 2 - 30}px, ${box.y + box.height / 2 - 42}px) scale(${scale})`;
    const moving = card.animate(
        [
            { transform: at(from, 0.7), opacity: 0.4 },
            { opacity: 1, offset: 0.25 },
            { transform: at(to, 0.8), opacity: 0.9 },
        ],
        { duration: length, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    );
    const stop = () => moving.cancel();
    signal.addEventListener('abort', stop);
    await moving.finished.catch(() => undefined);
    signal.removeEventListener('abort', stop);
    card.remove();
}

/** Highlights a thing on the table for a moment. */
export function flare(root: HTMLElement, place: string): void {
    find(root, place)?.animate(
        [
            { filter: 'none', transform: 'none' },
            { filter: 'brightness(1.9) drop-shadow(0 0 10px #ffcf6b)', transform: 'scale(1.35)' },
            { filter: 'none', transform: 'none' },
        ],
        { duration: 350, easing: 'ease-out' },
    );
}

function find(root: HTMLElement, place: string): HTMLElement | null {
    for (const each of place.split('|')) {
        const found = root.querySelector<HTMLElement>(`[data-at="${each}"]`);
        if (found) return found;
    }
    return null;
}

function placeOf(root: HTMLElement, place: string): DOMRect | null {
    const box = find(root, place)?.getBoundingClientRect();
    return box && (box.width || box.height) ? box : null;
}
