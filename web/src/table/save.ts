/** Hands a document to the person as a file. */
export function save(document_: unknown, name: string): void {
    saveText(JSON.stringify(document_), name, 'application/json');
}

export function saveText(text: string, name: string, type: string): void {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
