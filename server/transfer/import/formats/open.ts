import type { Files } from '../files/fileSet.ts';
import { MAX_TEXT_BYTES } from '../files/limits.ts';
import { decodeText, readBeginning, wideEncoding } from '../files/text.ts';
import { ImportError } from '../importError.ts';
import type { Mapping } from '../mapping.ts';
import type { Skipped, Source } from '../source.ts';
import { isTable } from './csv/csv.ts';
import { isGhost, openGhost } from './ghost/ghost.ts';
import { missingParts } from './parts.ts';
import { xmlEncoding } from './wordpress/encoding.ts';
import { isWordpress, openWordpress } from './wordpress/wordpress.ts';

export type Given = {
  mapping: Mapping;
  address: string | null;
  fileName?: string;
  onRead?: (entries: number) => void;
};

type Kind = 'WordPress' | 'Ghost';
type Candidate = { name: string; beginning: Buffer; kind: Kind | null };

/** Detects the format. Unread files are listed as skipped. @throws ImportError for no or an unreadable export */
export async function openSource(files: Files, given: Given): Promise<Source> {
  const names = files.names.filter((name) => !/(^|\/)(__MACOSX|node_modules)\//.test(name));
  const inOrder = names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const candidates: Candidate[] = [];
  for (const name of inOrder) {
    if (!/\.(xml|json)$/i.test(name)) continue;
    const beginning = await readBeginning(files, name);
    candidates.push({ name, beginning, kind: kindOf(beginning) });
  }
  const kind = candidates.find((one) => one.kind)?.kind;
  const parts = candidates.filter((one) => one.kind === kind);
  if (kind === 'WordPress') {
    const source = await openWordpress(await Promise.all(parts.map((part) => partOf(files, part))), given);
    const called = parts.length === 1 && given.fileName ? [given.fileName] : parts.map(({ name }) => name);
    return withSkipped(source, [...missingParts(called), ...unread(inOrder, parts)]);
  }
  const [first, ...others] = parts;
  if (kind === 'Ghost' && first) {
    const source = openGhost(await textOf(files, first), given.address);
    const left = others.map(({ name }) => ({ what: name, why: 'it is another export: import it by itself' }));
    return withSkipped(source, [...left, ...unread(inOrder, parts)]);
  }
  if (!candidates.length && files.names.some(isTable))
    throw new ImportError('A CSV file wants --mapping FILE, which says in "csv" what its columns are.');
  throw new ImportError('There is no export of WordPress (XML) or Ghost (JSON) here.');
}

function kindOf(beginning: Buffer): Kind | null {
  const text = new TextDecoder(wideEncoding(beginning) ?? 'utf-8').decode(beginning);
  if (isWordpress(text)) return 'WordPress';
  return isGhost(text) ? 'Ghost' : null;
}

async function partOf(files: Files, { name, beginning }: Candidate) {
  const read = () => files.stream(name, MAX_TEXT_BYTES);
  const encoding = await xmlEncoding(beginning, read);
  return {
    name,
    async *read() {
      yield* decodeText(await read(), encoding);
    },
  };
}

async function textOf(files: Files, { name, beginning }: Candidate): Promise<string> {
  const chunks = await files.stream(name, MAX_TEXT_BYTES);
  return (await Array.fromAsync(decodeText(chunks, wideEncoding(beginning) ?? 'utf-8'))).join('');
}

/** Lists files beside an export that may belong to it but are not read. */
function unread(names: readonly string[], parts: readonly Candidate[]): Skipped[] {
  const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
  const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();
  const folders = new Set(parts.map(({ name }) => folderOf(name)));
  const endings = new Set(parts.map(({ name }) => endingOf(name)));
  const known = new Set(parts.map(({ name }) => name));
  return names
    .filter((name) => folders.has(folderOf(name)) && !known.has(name))
    .flatMap((name) => {
      if (endings.has(endingOf(name))) return [{ what: name, why: 'it is no export of this site' }];
      return archive.test(name)
        ? [{ what: name, why: 'it is an archive within: unpack it, or import it by itself' }]
        : [];
    });
}
const archive = /\.(zip|gz|tgz|tar|bz2|xz|7z|rar)$/i;

const withSkipped = (source: Source, more: Skipped[]): Source => ({
  ...source,
  get skipped() {
    return [...more, ...source.skipped];
  },
});
