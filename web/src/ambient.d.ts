declare module 'icon:*' {
    const body: string;
    export default body;
}

declare module '*.toml' {
    const content: Record<string, any>;
    export default content;
}
