import { describe, expect, it } from 'vitest';
import texts from '../fixtures/text.json';
import type { Option } from '../src/lib/menu';
import type { GameText } from '../src/lib/wire';
import { Words } from '../src/lib/words';
import { stakesOf } from '../src/table/stakes';

const words = new Words([texts.en as unknown as GameText]);
const said = (...options: object[]) => stakesOf(options as Option[], words, (id) => id);

describe('what is at stake', () => {
    it('is said of the answer that costs, with what it may win', () => {
        const challenge = { id: 'challenge', claim: 'evade', stake: 'hand', theirs: 'life' };
        expect(said({ id: 'stand', stands: 'evade' }, challenge)).toEqual([
            'challenge: if it is true, you lose your whole hand and the rest of your turn',
            'If it is a lie, your attack takes a life, and the claimer loses a life',
        ]);
    });

    it('is said once of answers that cost the same', () => {
        const concede = { claim: 'summon', stake: 'life', because: 'empty', theirs: 'none' };
        expect(said({ id: 'concede', ...concede }, { id: 'concede shown', ...concede })).toEqual([
            'If you concede, you lose a life and the rest of your turn',
            'Your hand is empty',
        ]);
    });
});
