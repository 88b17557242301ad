import { notice } from './notice.svelte';

/** Copies a text and says so; where the browser does not allow it, shows the text. */
export async function copy(text: string, said: string): Promise<void> {
    try {
        await navigator.clipboard.writeText(text);
        notice(said);
    } catch {
        notice(text);
    }
}
