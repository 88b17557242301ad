/** A part of the board, in its units, that takes in whatever is to be seen. */

/** Beyond the board, at the left the numbers of the rows. */
export const MARGIN = 60;
export const RIM = 24;

export class Extent {
    private left = Infinity;
    private top = Infinity;
    private right = -Infinity;
    private bottom = -Infinity;

    see(x: number, y: number, size: number): void {
        this.left = Math.min(this.left, x - MARGIN);
        this.top = Math.min(this.top, y - RIM);
        this.right = Math.max(this.right, x + size + RIM);
        this.bottom = Math.max(this.bottom, y + size + RIM);
    }

    get empty(): boolean {
        return this.left === Infinity;
    }

    /** Its middle. */
    get x(): number {
        return (this.left + this.right) / 2;
    }

    get y(): number {
        return (this.top + this.bottom) / 2;
    }

    /** Units to a pixel at which it fits. */
    scale(width: number, height: number): number {
        return Math.max((this.right - this.left) / width, (this.bottom - this.top) / height);
    }
}
