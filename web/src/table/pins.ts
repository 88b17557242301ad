/** On which side of a pin its name lies: where it covers no other pin and no other name, if there is such a side. */

export interface Named {
    x: number;
    y: number;
    name: string;
}

export type Side = 'left' | 'right' | 'none';

/** In pixels: a pin, its point at the bottom, and the name beside its head. */
const [WIDE, HIGH, AWAY] = [12, 36, 12];
const LINE = 20;
const LETTER = 7.2;
const EDGES = 16;

interface Box {
    left: number;
    right: number;
    top: number;
}

const nameOf = ({ x, y, name }: Named, side: Side): Box => {
    const width = name.length * LETTER + EDGES;
    const left = side === 'left' ? x - AWAY - width : x + AWAY;
    return { left, right: left + width, top: y - HIGH + 2 };
};

const meet = (one: Box, other: Box, high: number) =>
    one.left < other.right && other.left < one.right && Math.abs(one.top - other.top) < high;

/** A name for which there is no room is left out where another pin in sight says it. */
export function sidesOf(pins: readonly Named[], preferred: (pin: Named) => Side): Side[] {
    const written: Box[] = [];
    return pins.map((pin) => {
        const likes = preferred(pin);
        const free = [likes, likes === 'left' ? 'right' : 'left'].find((side) => {
            const box = nameOf(pin, side as Side);
            const over = ({ x, y }: Named) => meet(box, { left: x - WIDE, right: x + WIDE, top: y - HIGH }, HIGH);
            return !written.some((each) => meet(box, each, LINE)) && !pins.some((each) => each !== pin && over(each));
        }) as Side | undefined;
        const said = pins.some((each) => each !== pin && each.name === pin.name);
        const side = free ?? (said && written.length ? 'none' : likes);
        if (side !== 'none') written.push(nameOf(pin, side));
        return side;
    });
}
