declare module 'icon:*' {
    const body: string;
    export default body;
}

declare module 'virtual:pictures' {
    /** The same for all pictures of a build: part of their addresses. */
    export const mark: string;
    /** By game, with spaces between them. */
    export const names: Record<string, string>;
}
