/** Data that this device stores besides the user's identity. If storage is refused (private windows), it lasts as
 * long as the page. */

const here = new Map<string, string>();

export function kept(key: string): string {
    try {
        return localStorage.getItem(key) ?? here.get(key) ?? '';
    } catch {
        return here.get(key) ?? '';
    }
}

export function keepAs(key: string, value: string): void {
    here.set(key, value);
    try {
        localStorage.setItem(key, value);
    } catch {
        // Then the page alone remembers it.
    }
}
