/** Hands a document to the person as a file. */
export function save(document_: unknown, name: string): void {
    const url = URL.createObjectURL(new Blob([JSON.stringify(document_)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
