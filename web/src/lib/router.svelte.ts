/** The current page, from the hash of the address: `#/table/abc?invite=xyz`. The hash never reaches a server's log. */

export interface Place {
    page: string;
    rest: string[];
    query: URLSearchParams;
}

export function read(hash: string): Place {
    const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
    const [page = '', ...rest] = path.split('/').map(decodeURIComponent);
    return { page, rest, query: new URLSearchParams(query) };
}

export function href(page: string, rest: string[] = [], query: Record<string, string> = {}): string {
    const path = [page, ...rest].map(encodeURIComponent).join('/');
    const said = new URLSearchParams(query).toString();
    return `#/${path}${said ? `?${said}` : ''}`;
}

/** `table`: the table that was last looked at, to go back to. */
export const route = $state({ place: read(location.hash), table: '' });

export function go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    arrive();
}

let arrivedAt = location.hash;

/** Browsers report a change of the hash twice, and so does this module. */
function arrive(): void {
    if (location.hash === arrivedAt) return;
    arrivedAt = location.hash;
    if (route.place.page === 'table') route.table = route.place.rest[0] ?? '';
    route.place = read(location.hash);
    window.scrollTo(0, 0);
}

addEventListener('hashchange', arrive);
addEventListener('popstate', arrive);
