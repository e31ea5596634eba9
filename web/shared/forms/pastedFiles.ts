/**
 * @returns the files of a clipboard or drop; none when they only accompany a text, as the picture of it that office
 *   programs add. File managers add the names or the paths of the files.
 */
export function pastedFiles(data: DataTransfer): File[] {
  const files = [...data.files];
  const text = data.getData('text/plain');
  if (!text) return files;
  if (data.types.includes('text/html') || data.types.includes('text/rtf')) return [];
  const names = new Set(files.map(({ name }) => name.normalize()));
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  return lines.every((line) => names.has(nameIn(line))) ? files : [];
}

/** @returns the last part of a name, a path or an address of a file */
function nameIn(line: string): string {
  const path = line.startsWith('file://') && URL.canParse(line) ? decoded(new URL(line).pathname) : line;
  return (path.trim().split(/[/\\]/).at(-1) ?? '').normalize();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
