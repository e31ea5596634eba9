import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { chosenOf, fullChoice } from '#server/transfer/import/choice.ts';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { openSource } from '#server/transfer/import/formats/open.ts';
import type { Source, SourcePost } from '#server/transfer/import/source.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';

export const site = 'https://old.example';
export type Items = Parameters<typeof wordpressExport>[1];
type Categories = Parameters<typeof wordpressExport>[2];

export let folder: string;
const clean: (() => Promise<void>)[] = [];

export let made = 0;
export async function read(
  content: string | Uint8Array,
  ending = 'xml',
): Promise<{ posts: SourcePost[]; source: Source }> {
  made += 1;
  const path = join(folder, `export${made}.${ending}`);
  await writeFile(path, content);
  const files = await openFiles(path);
  try {
    const full = await openSource(files, { mapping: {}, address: null, timeZone: 'Asia/Kolkata' });
    const source = chosenOf(full, fullChoice);
    return { posts: await Array.fromAsync(source.posts()), source };
  } finally {
    await files.close();
  }
}
export const readItems = (items: Items, categories?: Categories) => read(wordpressExport(site, items, categories));

export function prepareFolder(): void {
  beforeAll(async () => {
    folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
  });
  afterAll(async () => {
    for (const one of clean.splice(0)) await one();
  });
}
