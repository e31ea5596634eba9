import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Drawings } from '#web/server.tsx';

/** How much memory they take at most, with their keys. */
const MAX_BYTES = 8 * 1024 * 1024;
const sizeOf = (bytes: Buffer, key: string) => bytes.length + 2 * key.length;

/** Those of one page. */
export type PageDrawings = Drawings & {
  /** @returns a page's text, with what stands for each part put in */
  putInto(html: string): (string | Buffer)[];
};

/**
 * What parts of pages look like, by what they were drawn from. In a page React writes a mark for each; the bytes take its
 * place when the page is put together.
 * @returns those of a page
 */
export function openDrawings(): () => PageDrawings {
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  // Nobody knows it, so that nobody can write one.
  const secret = randomBytes(16).toString('hex');
  const marks = new RegExp(`<!--${secret}:(\\d+)-->`);
  return () => {
    const used: Buffer[] = [];
    const mark = (bytes: Buffer) => `<!--${secret}:${used.push(bytes) - 1}-->`;
    return {
      find(key) {
        const bytes = kept.get(key);
        return bytes && mark(bytes);
      },
      keep(key, html) {
        const bytes = Buffer.from(html);
        kept.set(key, bytes);
        return mark(bytes);
      },
      putInto: (html) => html.split(marks).map((piece, index) => (index % 2 ? (used[Number(piece)] as Buffer) : piece)),
    };
  };
}
