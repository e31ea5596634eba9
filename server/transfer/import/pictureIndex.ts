import { decoded } from '#schema/redirectPath.ts';
import type { Files } from './files/fileSet.ts';
import type { Attachment } from './source.ts';

/** `-300x200` before the ending: the name of a copy in another size, and of many a banner that is none. */
const size = /-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/;
/** What WordPress puts at the end of the name of a picture that it or somebody has edited. */
const edit = /-(?:scaled|rotated|e\d{9,14})(?=\.\w{3,4}$)/;
/** As `edit`, where the result shows the whole of the picture. */
const wholeEdit = /-(?:scaled|rotated)(?=\.\w{3,4}$)/;

/** A file of an export. */
export type FoundFile = { files: Files; name: string };
export type PictureIndex = {
  /** @returns the address of the picture that another is a smaller copy of; its own where it is none */
  originalOf: (url: string) => string;
  /** @returns the file that an address names; null where none does, or it is not clear which */
  findFile: (url: string) => FoundFile | null;
};

/**
 * Knows which addresses of an export are one picture, and which files they are. A name says nothing by itself: `banner-300x250.png` is
 * a copy only where the export or a folder has `banner.png`, or the attachment lists it.
 */
export function createPictureIndex(attachments: readonly Attachment[], files: readonly Files[]): PictureIndex {
  const findFile = createFileFinder(attachments, files);
  const own = new Map<string, string>();
  const copies = new Map<string, string>();
  for (const { url } of attachments) own.set(keyOf(url), url);
  const note = (copy: string, url: string) => {
    const key = keyOf(copy);
    if (!copies.has(key)) copies.set(key, url);
  };
  for (const { url, copies: names } of attachments) {
    for (const name of names) note(url.replace(/[^/]*$/, name), url);
    note(url.replace(wholeEdit, ''), url);
  }
  const listed = (url: string) => own.get(keyOf(url)) ?? copies.get(keyOf(url));

  function originalOf(url: string): string {
    const found = listed(url);
    if (found) return found;
    const plain = withoutQuery(url);
    const unsized = plain.replace(size, '');
    for (const candidate of new Set([unsized, unsized.replace(edit, '')])) {
      if (candidate === plain) continue;
      const original = listed(candidate) ?? (isBeside(url, candidate) ? candidate : undefined);
      if (original) return original;
    }
    return url;
  }

  /** @returns whether there is a file of the original, in the folder of the copy where that is a file too */
  function isBeside(copy: string, original: string): boolean {
    const [one, other] = [findFile(copy), findFile(original)];
    return other !== null && (!one || folderOf(one.name) === folderOf(other.name));
  }
  return { originalOf, findFile };
}

function createFileFinder(attachments: readonly Attachment[], files: readonly Files[]): PictureIndex['findFile'] {
  const byName = Map.groupBy(
    files.flatMap((set) => set.names.map((name): FoundFile => ({ files: set, name }))),
    ({ name }) => name.split('/').at(-1)?.toLowerCase() ?? '',
  );
  /** Names that pictures of several folders have. */
  const places = new Map<string, Set<string>>();
  for (const { url } of attachments) {
    const path = pathParts(url).join('/').toLowerCase();
    const name = path.split('/').at(-1) ?? '';
    places.set(name, (places.get(name) ?? new Set()).add(path));
  }
  return (url) => {
    const parts = pathParts(url);
    const name = parts.at(-1)?.toLowerCase() ?? '';
    const candidates = (byName.get(name) ?? []).map((file) => ({ file, same: likeness(file.name.split('/'), parts) }));
    const most = Math.max(0, ...candidates.map(({ same }) => same));
    const best = candidates.filter(({ same }) => same === most);
    const exact = best.filter(({ file }) => file.name.endsWith(parts.at(-1) ?? ''));
    const [found, ...others] = exact.length ? exact : best;
    // Pictures of one name in several folders are told apart by the folder alone.
    const isUnclear = others.length > 0 || ((places.get(name)?.size ?? 0) > 1 && most < 2);
    return found && !isUnclear && !isOfOtherMonth(found.file.name, parts) ? found.file : null;
  };
}

/** How many parts are the same, from the end. */
function likeness(own: string[], other: string[]): number {
  let same = 0;
  while (same < own.length && own.at(-1 - same)?.toLowerCase() === other.at(-1 - same)?.toLowerCase()) same += 1;
  return same;
}

/** @returns whether a file lies in the folder of a month, as uploads do, and the address in that of another */
function isOfOtherMonth(name: string, parts: string[]): boolean {
  const month = (of: string[]) => /(?:^|\/)(\d{4}\/\d\d)\/[^/]+$/.exec(of.join('/'))?.[1];
  const own = month(name.split('/'));
  return own !== undefined && own !== month(parts);
}

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

const pathParts = (url: string): string[] =>
  decoded(URL.canParse(url) ? new URL(url).pathname : withoutQuery(url)).split('/');

/** One spelling of an address, by its host and its path. */
const keyOf = (url: string): string =>
  (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '') + pathParts(url).join('/');
