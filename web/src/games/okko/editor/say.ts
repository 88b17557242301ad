/** The words of the editor of chronicles. */

import { editorWords } from '../../../editor/words';
import en from './text/en.ftl?raw';

const own = editorWords(en, () => import('./text/it.ftl?raw'));
await own.there;

export const say = own.say;
