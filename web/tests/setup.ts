import { beforeEach } from 'vitest';

/** Files of tests share a document, in an order that is never the same: each test begins with an empty one. */
beforeEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
});
