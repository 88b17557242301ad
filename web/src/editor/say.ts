/** The words that are the same for all games. */

import { editorWords } from './words';

const shared = editorWords('', async () => ({ default: '' }));
await shared.there;

export const say = shared.say;
