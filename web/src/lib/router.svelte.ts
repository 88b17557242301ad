/** Where we are, from the hash of the address: `#/table/abc?invite=xyz`. Nothing of it reaches a server's log. */

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

export const route = $state({ place: read(location.hash) });

export function go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    arrive();
}

function arrive(): void {
    route.place = read(location.hash);
    window.scrollTo(0, 0);
}

addEventListener('hashchange', arrive);
addEventListener('popstate', arrive);
