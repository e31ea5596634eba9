import { INDIA } from '#schema/officeTime.ts';
import type { Files } from '../files/fileSet.ts';
import { MAX_TEXT_BYTES, MAX_XML_BYTES } from '../files/limits.ts';
import { decodeText, readStart, wideEncoding } from '../files/text.ts';
import { ImportError } from '../importError.ts';
import type { Mapping } from '../mapping.ts';
import type { Skipped, Source } from '../source.ts';
import { isTable } from './csv/csv.ts';
import { isGhost, openGhost } from './ghost/ghost.ts';
import { missingParts } from './parts.ts';
import { xmlEncoding } from './wordpress/encoding.ts';
import { isWordpress, openWordpress } from './wordpress/wordpress.ts';

export type OpenOptions = {
  mapping: Mapping;
  address: string | null;
  /** Of the office; for a site whose own zone cannot be seen. */
  timeZone?: string;
  fileName?: string;
  onRead?: (entries: number) => void;
};

type Kind = 'WordPress' | 'Ghost';
type Candidate = { name: string; start: Buffer; kind: Kind | null };

/** Detects the format. Unread files are listed as skipped. @throws ImportError for no or an unreadable export */
export async function openSource(files: Files, options: OpenOptions): Promise<Source> {
  const names = files.names.filter((name) => !/(^|\/)(__MACOSX|node_modules)\//.test(name));
  const inOrder = names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const candidates: Candidate[] = [];
  for (const name of inOrder) {
    if (!/\.(xml|json)$/i.test(name)) continue;
    const start = await readStart(files, name);
    candidates.push({ name, start, kind: kindOf(start) });
  }
  const kind = candidates.find((candidate) => candidate.kind)?.kind;
  const parts = candidates.filter((candidate) => candidate.kind === kind);
  if (kind === 'WordPress') {
    const { mapping, timeZone = INDIA, onRead } = options;
    const wordpressParts = await Promise.all(parts.map((part) => partOf(files, part)));
    const source = await openWordpress(wordpressParts, { mapping, timeZone, ...(onRead && { onRead }) });
    const fileNames = parts.length === 1 && options.fileName ? [options.fileName] : parts.map(({ name }) => name);
    return withSkipped(source, [...missingParts(fileNames), ...unread(inOrder, parts)]);
  }
  const [first, ...otherParts] = parts;
  if (kind === 'Ghost' && first) {
    const source = openGhost(await textOf(files, first), options.address);
    const otherExports = otherParts.map(({ name }) => ({
      what: name,
      why: 'it is another export: import it by itself',
    }));
    return withSkipped(source, [...otherExports, ...unread(inOrder, parts)]);
  }
  if (!candidates.length && files.names.some(isTable))
    throw new ImportError('A CSV file wants --mapping FILE, which says in "csv" what its columns are.');
  throw new ImportError('There is no export of WordPress (XML) or Ghost (JSON) here.');
}

function kindOf(start: Buffer): Kind | null {
  const text = new TextDecoder(wideEncoding(start) ?? 'utf-8').decode(start);
  if (isWordpress(text)) return 'WordPress';
  return isGhost(text) ? 'Ghost' : null;
}

async function partOf(files: Files, { name, start }: Candidate) {
  const read = () => files.stream(name, MAX_XML_BYTES);
  const encoding = await xmlEncoding(start, read);
  return {
    name,
    async *read() {
      yield* decodeText(await read(), encoding);
    },
  };
}

async function textOf(files: Files, { name, start }: Candidate): Promise<string> {
  const chunks = await files.stream(name, MAX_TEXT_BYTES);
  return (await Array.fromAsync(decodeText(chunks, wideEncoding(start) ?? 'utf-8'))).join('');
}

/** Lists files beside an export that may belong to it but are not read. */
function unread(names: readonly string[], parts: readonly Candidate[]): Skipped[] {
  const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
  const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();
  const folders = new Set(parts.map(({ name }) => folderOf(name)));
  const endings = new Set(parts.map(({ name }) => endingOf(name)));
  const partNames = new Set(parts.map(({ name }) => name));
  return names
    .filter((name) => folders.has(folderOf(name)) && !partNames.has(name))
    .flatMap((name) => {
      if (endings.has(endingOf(name))) return [{ what: name, why: 'it is no export of this site' }];
      return archive.test(name)
        ? [{ what: name, why: 'it is an archive within: unpack it, or import it by itself' }]
        : [];
    });
}
const archive = /\.(zip|gz|tgz|tar|bz2|xz|7z|rar)$/i;

const withSkipped = (source: Source, extraSkipped: Skipped[]): Source => ({
  ...source,
  get skipped() {
    return [...extraSkipped, ...source.skipped];
  },
});
