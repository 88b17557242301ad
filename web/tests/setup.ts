import { beforeEach } from 'vitest';

/** The document of these tests has no screen, but Svelte asks for media queries as soon as it is imported. */
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;

/** Files of tests share a document and run in any order, so each test begins with an empty one. */
beforeEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
});
