import { beforeEach } from 'vitest';

/** The document of these tests has no screen; what Svelte knows of the window asks about it as soon as it is imported. */
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;

/** Files of tests share a document, in an order that is never the same: each test begins with an empty one. */
beforeEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
});
