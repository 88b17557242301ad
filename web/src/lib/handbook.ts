/** The Handbook of a table: fetched when it is first needed, once in each language. */

import { api } from './api';
import type { Handbook } from './wire';

const fetched: Record<string, Promise<Handbook>> = {};

/** The Handbook of a table; one that cannot be fetched is asked for again the next time. */
export function handbookOf(table: string, lang: string): Promise<Handbook> {
    const key = `${table} ${lang}`;
    fetched[key] ??= api.handbook(table, lang).catch((error) => {
        delete fetched[key];
        throw error;
    });
    return fetched[key];
}
