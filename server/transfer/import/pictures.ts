import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { FileUpload } from 'graphql-upload-minimal';
import pLimit from 'p-limit';
import { MAX_PICTURE_BYTES } from '#schema/picture.ts';
import { decoded } from '#schema/redirectPath.ts';
import { auditedFields, nameOf, subjectOf } from '#server/content/media/picture.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { refusalOf } from '#server/platform/errors.ts';
import { FetchFault, fetchBytes } from '#server/platform/outgoing/fetchBytes.ts';
import type { openRequest } from '#server/platform/outgoing/request.ts';
import { pictureUrl, uploadOf } from '#server/platform/storage/picture/pictures.ts';
import { storingPicture } from '#server/platform/storage/picture/storePicture.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { ImportError } from './importError.ts';
import { noteImported } from './importRecords.ts';
import type { PictureIndex } from './pictureIndex.ts';
import type { SourcePicture } from './source.ts';
import { importedThings } from './table.ts';

const fetchLimits = { contentKind: 'picture', maxBytes: MAX_PICTURE_BYTES, maxMs: 20_000 };
const PATIENCE = 5;
/** Pictures that are fetched and drawn at once: an old host is slow, and each takes memory. */
const AT_ONCE = 4;

export type ImportedPicture = { id: string; address: string } | { fault: string };

type Parts = {
  context: Context;
  importId: string;
  source: string;
  index: PictureIndex;
  open?: typeof openRequest;
};

/** @returns a function that imports each picture once, from the files or its address */
export function createPictures({ context, importId, source, index, open }: Parts) {
  const { originalOf, findFile } = index;
  const importedPictures = new Map<string, Promise<ImportedPicture>>();
  const failures = new Map<string, number>();
  const limit = pLimit(AT_ONCE);
  return (picture: SourcePicture): Promise<ImportedPicture> => {
    const key = originalOf(picture.url);
    const running = importedPictures.get(key);
    if (running) return running;
    const promise = limit(() => importPicture(picture)).catch((error: unknown) => ({ fault: faultOf(error) }));
    importedPictures.set(key, promise);
    return promise;
  };

  async function importPicture({ url, alt }: SourcePicture): Promise<ImportedPicture> {
    const key = `picture:${createHash('sha256').update(originalOf(url)).digest('hex')}`;
    const [existing] = await context.db
      .select({ id: pictures.id })
      .from(importedThings)
      .innerJoin(pictures, eq(pictures.id, importedThings.targetId))
      .where(and(eq(importedThings.source, source), eq(importedThings.key, key), isNull(pictures.replacedById)));
    if (existing) return importedPicture(existing.id);
    const { bytes, name } = await bytesOf(url);
    return store(key, uploadOf(bytes, name).promise, alt);
  }

  function importedPicture(id: string): ImportedPicture {
    return { id, address: pictureUrl(context, id) };
  }

  /** Bytes of the original if available, otherwise of the smaller copy. */
  async function bytesOf(url: string): Promise<{ bytes: Uint8Array; name: string }> {
    const originalUrl = originalOf(url);
    for (const address of new Set([originalUrl, url])) {
      const file = findFile(address);
      if (file) return { bytes: await file.files.read(file.name, MAX_PICTURE_BYTES), name: nameIn(address) };
    }
    const bytes = await fetchPicture(originalUrl).catch((error: unknown) => {
      if (originalUrl === url) throw error;
      return fetchPicture(url);
    });
    return { bytes, name: nameIn(originalUrl) };
  }

  async function fetchPicture(url: string): Promise<Uint8Array> {
    if (!URL.canParse(url)) throw new FetchFault('It has no whole address, and is not among the files.');
    const address = new URL(url);
    // Many old addresses redirect to https, and only https is requested.
    if (address.protocol === 'http:' && !context.settings.WEBHOOKS_ALLOW_PRIVATE) address.protocol = 'https:';
    if (!/^https?:$/.test(address.protocol)) throw new FetchFault('It is not at an address of the web.');
    const failureCount = failures.get(address.host) ?? 0;
    if (failureCount >= PATIENCE) throw new FetchFault('Its host has not given several others, and was asked no more.');
    try {
      const bytes = await fetchBytes(address.href, fetchLimits, {
        accept: 'image/webp, image/png, image/jpeg, image/gif',
        allowPrivate: context.settings.WEBHOOKS_ALLOW_PRIVATE,
        signal: AbortSignal.timeout(fetchLimits.maxMs),
        ...(open && { open }),
      });
      failures.delete(address.host);
      return bytes;
    } catch (error) {
      failures.set(address.host, failureCount + 1);
      throw error;
    }
  }

  function store(key: string, upload: Promise<FileUpload>, alt: string): Promise<ImportedPicture> {
    return storingPicture(context, upload, { field: 'picture' }, async (tx, stored) => {
      const actor = actorOf(context);
      const row = { ...stored, altText: alt.slice(0, 300) || null, isKept: true, uploadedBy: actor.name };
      const [picture] = await tx.insert(pictures).values(row).returning();
      if (!picture) throw new Error('a picture was not stored');
      const importedRow = {
        source,
        key,
        importId,
        kind: 'picture',
        targetId: picture.id,
        mark: markOf(picture),
      } as const;
      await noteImported(tx, importedRow);
      await record(tx, actor, 'media.upload', subjectOf(picture), picture.createdAt, {
        after: factsOf(picture, auditedFields),
      });
      return importedPicture(picture.id);
    });
  }
}

/** What staff may have changed since. Facts that imports do not set count only once they are set. */
export const markOf = (picture: typeof pictures.$inferSelect): string => {
  const { altText, isDecorative, focalX, focalY } = picture;
  const isUntouched = !isDecorative && focalX === 50 && focalY === 50;
  return JSON.stringify([nameOf(picture), altText, ...(isUntouched ? [] : [isDecorative, focalX, focalY])]);
};

const nameIn = (url: string) =>
  decoded(url.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .at(-1) ?? '';

function faultOf(error: unknown): string {
  if (error instanceof FetchFault || error instanceof ImportError) return error.message;
  const { status, message } = refusalOf(error);
  if (status >= 500) throw error;
  return message;
}
