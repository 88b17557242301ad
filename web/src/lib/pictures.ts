/** Pictures of games by name: `cover`, and one by the id of each person, spirit, place or card that has one. */

import { mark, names } from 'virtual:pictures';

/** Where a picture is found. */
export interface Pictured {
    game: string;
    name: string;
}

const OUTER = /^<svg[^>]*>|<\/svg>\s*$/g;
const HERE = import.meta.url;
const fetched = new Map<string, Promise<string>>();

export const isDrawn = (game: string, name: string): boolean => !!names[game]?.split(' ').includes(name);

/** The shapes of a picture, or '' if the game has none of this name. Each is fetched when it is first shown. */
export async function pictureOf(game: string, name: string): Promise<string> {
    if (!isDrawn(game, name)) return '';
    const address = `picture-${mark}-${game}-${name}.svg`;
    if (!fetched.has(address)) fetched.set(address, shapesAt(address));
    try {
        return await fetched.get(address)!;
    } catch {
        fetched.delete(address);
        return ''; // If the picture could not be fetched, its replacement stays.
    }
}

async function shapesAt(address: string): Promise<string> {
    const response = await fetch(new URL(address, HERE));
    if (!response.ok) throw new Error(response.statusText);
    return (await response.text()).replaceAll(OUTER, '');
}

/** The same shapes with new ids, so that a page can show one picture twice. */
export function apart(shapes: string, mark: string): string {
    return shapes.replaceAll(/(\bid="|url\(#|href="#)/g, `$1${mark}-`);
}
