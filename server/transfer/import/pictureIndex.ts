import { decoded } from '#schema/redirectPath.ts';
import type { Files } from './files/fileSet.ts';
import type { Attachment } from './source.ts';

/** `-300x200` before the extension: the name of a resized copy, but also of many original banners. */
const size = /-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/;
/** Suffix of a picture that WordPress or a person has edited. */
const edit = /-(?:scaled|rotated|e\d{9,14})(?=\.\w{3,4}$)/;
const fullSizeEdit = /-(?:scaled|rotated)(?=\.\w{3,4}$)/;

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
  const attachmentUrls = new Map<string, string>();
  const originalUrls = new Map<string, string>();
  for (const { url } of attachments) attachmentUrls.set(keyOf(url), url);
  const note = (copy: string, url: string) => {
    const key = keyOf(copy);
    if (!originalUrls.has(key)) originalUrls.set(key, url);
  };
  for (const { url, copies: names } of attachments) {
    for (const name of names) note(url.replace(/[^/]*$/, name), url);
    note(url.replace(fullSizeEdit, ''), url);
  }
  const listedUrl = (url: string) => attachmentUrls.get(keyOf(url)) ?? originalUrls.get(keyOf(url));

  function originalOf(url: string): string {
    const attachmentUrl = listedUrl(url);
    if (attachmentUrl) return attachmentUrl;
    const path = withoutQuery(url);
    const unsized = path.replace(size, '');
    for (const candidate of new Set([unsized, unsized.replace(edit, '')])) {
      if (candidate === path) continue;
      const original = listedUrl(candidate) ?? (isBeside(url, candidate) ? candidate : undefined);
      if (original) return original;
    }
    return url;
  }

  /** @returns whether the file of the original exists, in the same folder as the copy if that exists too */
  function isBeside(copy: string, original: string): boolean {
    const [copyFile, originalFile] = [findFile(copy), findFile(original)];
    return originalFile !== null && (!copyFile || folderOf(copyFile.name) === folderOf(originalFile.name));
  }
  return { originalOf, findFile };
}

function createFileFinder(attachments: readonly Attachment[], files: readonly Files[]): PictureIndex['findFile'] {
  const byName = Map.groupBy(
    files.flatMap((set) => set.names.map((name): FoundFile => ({ files: set, name }))),
    ({ name }) => name.split('/').at(-1)?.toLowerCase() ?? '',
  );
  const pathsByName = new Map<string, Set<string>>();
  for (const { url } of attachments) {
    const path = pathParts(url).join('/').toLowerCase();
    const name = path.split('/').at(-1) ?? '';
    pathsByName.set(name, (pathsByName.get(name) ?? new Set()).add(path));
  }
  return (url) => {
    const parts = pathParts(url);
    const name = parts.at(-1)?.toLowerCase() ?? '';
    const candidates = (byName.get(name) ?? []).map((file) => ({
      file,
      likeness: likeness(file.name.split('/'), parts),
    }));
    const maxLikeness = Math.max(0, ...candidates.map(({ likeness }) => likeness));
    const best = candidates.filter(({ likeness }) => likeness === maxLikeness);
    const exact = best.filter(({ file }) => file.name.endsWith(parts.at(-1) ?? ''));
    const [match, ...otherMatches] = exact.length ? exact : best;
    // Files of the same name in several folders are distinguished by folder only.
    const isUnclear = otherMatches.length > 0 || ((pathsByName.get(name)?.size ?? 0) > 1 && maxLikeness < 2);
    return match && !isUnclear && !isFromOtherMonth(match.file.name, parts) ? match.file : null;
  };
}

function likeness(parts: string[], otherParts: string[]): number {
  let count = 0;
  while (count < parts.length && parts.at(-1 - count)?.toLowerCase() === otherParts.at(-1 - count)?.toLowerCase())
    count += 1;
  return count;
}

/** @returns whether the file is in an upload folder of a month (`2023/05`) other than that of the address */
function isFromOtherMonth(name: string, parts: string[]): boolean {
  const month = (parts: string[]) => /(?:^|\/)(\d{4}\/\d\d)\/[^/]+$/.exec(parts.join('/'))?.[1];
  const ownMonth = month(name.split('/'));
  return ownMonth !== undefined && ownMonth !== month(parts);
}

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

const pathParts = (url: string): string[] =>
  decoded(URL.canParse(url) ? new URL(url).pathname : withoutQuery(url)).split('/');

const keyOf = (url: string): string =>
  (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '') + pathParts(url).join('/');
