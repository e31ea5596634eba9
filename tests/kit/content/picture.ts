import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { pictures } from '#server/platform/storage/picture/table.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { blogOperations, blogPost } from './blog.ts';

type Fields = Record<string, unknown>;

export const canvas = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 51, b: 10 } } });

/** A picture that compresses badly in every format. */
export function noise(edge = 200): Sharp {
  const raw = { width: edge, height: edge, channels: 3 } as const;
  return sharp(randomBytes(edge * edge * 3), { raw });
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black png with one bit per pixel: few bytes, many pixels. @param chunks the chunks before the pixels */
export function flatPng(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 });
  const parts = [pngChunk('IHDR', head), ...chunks, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** Bytes as a file with this type, which need not fit. */
export const blob = (bytes: Uint8Array, type = 'image/png') => new Blob([bytes as Uint8Array<ArrayBuffer>], { type });

export const pictureByGraphql = (person: Person, bytes: Uint8Array, fields: Fields = {}, type?: string) =>
  sendForm(
    person,
    operationsForm(blogOperations.create, { input: { ...blogPost(fields), imageFile: null } }, blob(bytes, type)),
  );

/** Creates a post with a picture over the legacy REST call. */
export const pictureByRest = (person: Person, bytes: Uint8Array, fields: Fields = {}, type?: string, name?: string) =>
  person.rest('POST', '/blogs/create', postForm(blogPost(fields), blob(bytes, type), name));

export const storedFiles = (product: Product): Promise<string[]> => files(product).catch(() => []);

const files = async ({ services }: Product): Promise<string[]> => {
  const found = await readdir(join(services.settings.DATA_DIR, 'uploads'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

/** The names of the original files of uploaded pictures. */
export const pictureFiles = (product: Product): Promise<string[]> =>
  files(product).then(
    (names) => names.filter((name) => /uploads.[^/\\]+$/.test(name)),
    () => [],
  );

/** The names of derived files: smaller pictures, drawn cards. @param of an id in their path */
export const madeFiles = (product: Product, of: string): Promise<string[]> =>
  files(product).then(
    (names) => names.filter((name) => /uploads.(sizes|cards)/.test(name) && name.includes(of)),
    () => [],
  );

/** The number of pictures, which must be the same in the table and in the folder. */
export async function countPictures(product: Product): Promise<number> {
  const inTable = await product.services.db.$count(pictures);
  expect(await pictureFiles(product)).toHaveLength(inTable);
  return inTable;
}

/** A form of the GraphQL multipart request specification. */
export function operationsForm(
  query: string,
  variables: Fields,
  file?: Blob,
  map: unknown = { 0: ['variables.input.imageFile'] },
) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify(map));
  if (file) form.set('0', file, 'a.png');
  return form;
}

export async function sendForm(
  person: Person,
  body: FormData | string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${person.url}/graphql`, {
    method: 'POST',
    headers: {
      ...(person.token && { authorization: `Bearer ${person.token}` }),
      'apollo-require-preflight': 'true',
      accept: 'application/graphql-response+json',
      ...headers,
    },
    body,
  });
  const { data, errors } = (await response.json()) as Pick<Gql, 'data' | 'errors'>;
  return { status: response.status, data, errors, code: errors?.[0]?.extensions?.code as string | undefined };
}

/** The form of the legacy REST call that creates a post. */
export function postForm(fields: Fields, file?: Blob, name = 'a.png'): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(field, String(one));
  }
  if (file) form.set('imageFile', file, name);
  return form;
}
