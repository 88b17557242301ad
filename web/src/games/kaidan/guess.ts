/** The subject of an even-or-odd guess, shown with the answers. */

import { caption } from '../../lib/captions';
import type { Option } from '../../lib/menu';
import { t } from '../../lib/text.svelte';
import type { Content } from './view';

/** The result of a right guess, and of a wrong one. */
export function guessed(options: readonly Option[], content: Content): string {
    const { decides, card } = (options.find((option) => 'decides' in option) ?? {}) as Record<string, string>;
    if (!decides) return '';
    const effect = caption(content, card ?? '');
    return decides === 'chase' ? effect : t(`kaidan-guess-${decides}`, { effect });
}
