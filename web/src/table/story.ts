/** The story in turns: what others did in a turn that is over folds to one line. Events say where a turn begins. */

export interface Line {
    place: number;
    text: string;
    /** Whether the line concerns the reader. */
    own: boolean;
    /** Whether a turn begins with the line. */
    opens: boolean;
    heading: boolean;
    /** How much the line matters. */
    weight: number;
    /** Whether the line updates a count: only the last such line of a turn is kept. */
    counts: boolean;
}

export interface Turn<Of extends Line> {
    lead: Of;
    rest: Of[];
    /** Whether it is shown as one line until it is opened. */
    folds: boolean;
}

/** Shorter turns are read as they are. */
const FEWEST = 2;

export function turnsOf<Of extends Line>(lines: readonly Of[]): Turn<Of>[] {
    const turns: Turn<Of>[] = [];
    for (const line of lines) {
        const last = turns.at(-1);
        if (last?.lead.opens && !line.opens && !line.heading) last.rest.push(line);
        else turns.push({ lead: line, rest: [], folds: false });
    }
    for (const turn of turns.slice(0, -1))
        turn.folds = turn.rest.length >= FEWEST && ![turn.lead, ...turn.rest].some(({ own }) => own);
    return turns;
}

/** The number of lines that sum up a turn, beside a count. */
const TOLD = 2;
/** Lines with a smaller weight are left out, unless there are no others. */
const WORTH = 1;

/** Returns the lines that sum up a turn, in the order of the story: the latest of those with the most weight, and the
 * last of a count. */
export function gistOf<Of extends Line>({ rest }: Turn<Of>): Of[] {
    const [counts, deeds] = [rest.filter((line) => line.counts).slice(-1), rest.filter((line) => !line.counts)];
    const ranked = deeds.toReversed().sort((one, other) => other.weight - one.weight);
    const told = ranked.slice(0, ranked[1] && ranked[1].weight >= WORTH ? TOLD : 1);
    return [...told, ...counts].sort((one, other) => one.place - other.place);
}
