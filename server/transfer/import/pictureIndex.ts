import { decoded } from '#schema/redirectPath.ts';
import type { Files } from './files/fileSet.ts';
import type { Attachment } from './source.ts';

/** `-300x200` before the extension: the name of a resized copy, but also of many original banners. */
const size = /-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/;
/** Suffix of a picture that WordPress or a person has edited. */
const edit = /-(?:scaled|rotated|e\d{9,14})(?=\.\w{3,4}$)/;
const wholeEdit = /-(?:scaled|rotated)(?=\.\w{3,4}$)/;

export type FoundFile = { files: Files; name: string };
export type PictureIndex = {
  /** @returns the address of the original of a smaller copy, or the given address */
  originalOf: (url: string) => string;
  /** @returns the file for an address; null when there is none or it is ambiguous */
  findFile: (url: string) => FoundFile | null;
};

/** The name alone proves nothing: `banner-300x250.png` is a copy only if there is a `banner.png`. */
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

  /** @returns whether the file of the original exists, in the same folder as the copy if that exists too */
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
    // Files of the same name in several folders are distinguished by folder only.
    const isUnclear = others.length > 0 || ((places.get(name)?.size ?? 0) > 1 && most < 2);
    return found && !isUnclear && !isOfOtherMonth(found.file.name, parts) ? found.file : null;
  };
}

function likeness(own: string[], other: string[]): number {
  let same = 0;
  while (same < own.length && own.at(-1 - same)?.toLowerCase() === other.at(-1 - same)?.toLowerCase()) same += 1;
  return same;
}

/** @returns whether the file is in an upload folder of a month (`2023/05`) other than that of the address */
function isOfOtherMonth(name: string, parts: string[]): boolean {
  const month = (of: string[]) => /(?:^|\/)(\d{4}\/\d\d)\/[^/]+$/.exec(of.join('/'))?.[1];
  const own = month(name.split('/'));
  return own !== undefined && own !== month(parts);
}

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

const pathParts = (url: string): string[] =>
  decoded(URL.canParse(url) ? new URL(url).pathname : withoutQuery(url)).split('/');

const keyOf = (url: string): string =>
  (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '') + pathParts(url).join('/');
