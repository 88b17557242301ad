import { describe, expect, it } from 'vitest';
import { sidesOf, type Named, type Side } from '../src/table/pins';

const right = (): Side => 'right';
const pin = (x: number, y: number, name = 'Search here'): Named => ({ x, y, name });

describe('the name of a pin', () => {
    it('lies where it is preferred while there is room', () => {
        expect(sidesOf([pin(100, 100), pin(400, 100)], right)).toEqual(['right', 'right']);
    });

    it('goes to the other side of a neighbour', () => {
        expect(sidesOf([pin(200, 100), pin(260, 100)], right)).toEqual(['left', 'right']);
    });

    it('is left out where there is no room and a neighbour says the same', () => {
        expect(sidesOf([pin(200, 100), pin(140, 100), pin(260, 100), pin(200, 104)], right)).toContain('none');
    });

    it('is never left out where nobody else says it', () => {
        const sides = sidesOf([pin(200, 100, 'Letter'), pin(140, 100, 'Gate'), pin(170, 100, 'Key')], right);
        expect(sides).not.toContain('none');
    });
});
