/** How symbols are written: "MT2", "DEP(S, O)". */

/** "DEP" of "DEP(S, O)". */
export const wordOf = (symbol: string) => symbol.split('(')[0]!;

/** The guards of "DEP(S, O)". */
export const deployedBy = (symbol: string) => (symbol.startsWith('DEP') ? symbol.slice(4, -1).split(', ') : []);
