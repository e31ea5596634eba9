/** Long enough for any browser to have taken the file. */
const KEPT_MS = 60_000;

/** Has the browser save a file, as it saves one that is downloaded by a link. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
