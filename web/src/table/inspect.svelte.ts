/**
 * The inspector: explains the thing under a resting mouse or a held finger, or the thing with the focus if I is pressed.
 * Everything that is drawn names its subject in `data-about`, by the names of the Handbook.
 */

export interface Inspected {
    subject: string;
    /** The current state of the thing, such as "Noise 3". */
    now: string;
    /** Where the thing is drawn. */
    box: DOMRect;
    /** Whether it stays until it is closed: then it has the focus, and can be touched. */
    held: boolean;
}

/** How long the mouse rests, a finger is held, and a card stays for the way to its rule, in milliseconds. */
export const REST = 500;
export const HOLD = 400;
export const LINGER = 300;
/** By how many pixels a finger that is held may move. */
const STEADY = 10;
const MARKED = '[data-about]';
const BOARD = '.board > svg';

const within = (box: DOMRect, x: number, y: number) => x >= box.left && x < box.right && y >= box.top && y < box.bottom;

/** Returns the elements with a subject at a point of the window, the uppermost first: on a board all of them, because
 * targets lie over the drawing; elsewhere the topmost element and those around it. */
export function marksAt(x: number, y: number, top: Element | null): Element[] {
    const board = top?.closest(BOARD);
    if (board)
        return [...board.querySelectorAll(MARKED)]
            .filter((each) => within(each.getBoundingClientRect(), x, y))
            .reverse();
    const found: Element[] = [];
    for (let each = top?.closest(MARKED); each; each = each.parentElement?.closest(MARKED)) found.push(each);
    return found;
}

/** Returns the elements with a subject in the focused element; on a board, those drawn at its place. */
export function marksOf(focused: Element): Element[] {
    const { left, top, width, height } = focused.getBoundingClientRect();
    if (focused.closest(BOARD)) return marksAt(left + width / 2, top + height / 2, focused);
    const around = focused.closest(MARKED);
    return [...(around ? [around] : []), ...[...focused.querySelectorAll(MARKED)].filter((each) => each !== around)];
}

export class Inspecting {
    shown = $state.raw<Inspected | null>(null);
    private marks: Element[] = [];
    private timer: ReturnType<typeof setTimeout> | undefined;
    private root: Element | null = null;
    /** Where the pointer was last. */
    private at = { x: -1, y: -1 };
    /** The thing that was pressed. It is not explained until the mouse has left it. */
    private pressed: Element | null = null;
    /** Whether the press that has been held must not count as a click when it ends. */
    private swallow = false;
    /** Restores the title of the explained thing. */
    private untitled: (() => void) | null = null;

    /** `open`: whether things can be explained now. */
    constructor(private readonly open: () => boolean) {}

    close = (): void => {
        clearTimeout(this.timer);
        this.untitled?.();
        this.shown = null;
        this.marks = [];
    };

    /** Looks after everything within this element. */
    watch = (root: Element): (() => void) => {
        this.root = root;
        const on = new AbortController();
        const heard: [string, (event: any) => void][] = [
            ['pointermove', this.moved],
            ['pointerdown', this.down],
            ['pointerup', this.up],
            ['pointercancel', this.up],
            ['contextmenu', this.menu],
            ['click', this.clicked],
            ['wheel', this.close],
        ];
        for (const [kind, hear] of heard)
            addEventListener(kind, hear, { signal: on.signal, capture: true, passive: kind === 'wheel' });
        return () => {
            on.abort();
            this.close();
        };
    };

    /** Handles a key; returns whether the inspector has used it. */
    key(event: KeyboardEvent): boolean {
        if (event.key === 'Escape' && this.shown) {
            this.close();
            return true;
        }
        if (event.key.toLowerCase() === 'i') return this.next();
        if (this.shown && !this.shown.held && event.key.length === 1) this.close();
        return false;
    }

    /** Explains the thing with the focus or under the mouse, and holds the card; another press explains the next thing at
     * that place. */
    private next(): boolean {
        if (!this.open()) return false;
        let place = this.shown?.held ? this.marks.findIndex((each) => aboutOf(each) === this.shown!.subject) + 1 : 0;
        if (!this.shown) {
            const focused = document.activeElement;
            const inside = focused && focused !== this.root && this.root?.contains(focused);
            this.marks = inside ? marksOf(focused) : [];
            if (!this.marks.length)
                this.marks = marksAt(this.at.x, this.at.y, document.elementFromPoint(this.at.x, this.at.y));
        }
        place %= this.marks.length || 1;
        return this.show(place, true);
    }

    private show(place: number, held: boolean): boolean {
        const mark = this.marks[place];
        if (!mark?.isConnected || !this.open()) return false;
        this.untitled?.();
        const now = this.untitle(mark);
        this.shown = { subject: aboutOf(mark), now, box: mark.getBoundingClientRect(), held };
        return true;
    }

    /** The title of a thing, which the card shows instead of the browser as long as it is open. */
    private untitle(mark: Element): string {
        const titled = mark.closest('[title]');
        const title = titled?.getAttribute('title') ?? '';
        titled?.removeAttribute('title');
        this.untitled = () => {
            if (titled && !titled.hasAttribute('title')) titled.setAttribute('title', title);
            this.untitled = null;
        };
        return mark === titled ? title : '';
    }

    private look(x: number, y: number, held: boolean): void {
        const top = document.elementFromPoint(x, y);
        if (!top || !this.root?.contains(top)) return;
        this.marks = marksAt(x, y, top);
        this.swallow = this.show(0, held) && held;
    }

    private moved = ({ pointerType, clientX: x, clientY: y, target, buttons }: PointerEvent): void => {
        if (pointerType === 'touch') {
            if (Math.hypot(x - this.at.x, y - this.at.y) > STEADY) clearTimeout(this.timer);
            return;
        }
        // If only the page moves, the player points at nothing.
        if (x === this.at.x && y === this.at.y) return;
        this.at = { x, y };
        if (this.shown?.held || buttons || isCard(target)) return clearTimeout(this.timer);
        if (this.pressed?.contains(target as Node)) return;
        this.pressed = null;
        clearTimeout(this.timer);
        if (!this.shown) this.timer = setTimeout(() => this.look(x, y, false), REST);
        else if (!within(this.shown.box, x, y)) this.timer = setTimeout(this.close, LINGER);
    };

    private down = ({ pointerType, clientX: x, clientY: y, target }: PointerEvent): void => {
        if (isCard(target)) return;
        this.close();
        this.swallow = false;
        this.at = { x, y };
        this.pressed = (target as Element).closest(`${MARKED}, button`) ?? (target as Element);
        if (pointerType === 'touch') this.timer = setTimeout(() => this.look(x, y, true), HOLD);
    };

    private up = ({ pointerType }: PointerEvent): void => {
        if (pointerType === 'touch') clearTimeout(this.timer);
    };

    private menu = (event: MouseEvent): void => {
        if (this.swallow) event.preventDefault();
    };

    private clicked = (event: MouseEvent): void => {
        if (this.swallow && !isCard(event.target)) {
            event.preventDefault();
            event.stopPropagation();
        }
        this.swallow = false;
    };
}

const aboutOf = (mark: Element) => mark.getAttribute('data-about')!;
const isCard = (target: EventTarget | null) => target instanceof Element && !!target.closest('[data-inspector]');
