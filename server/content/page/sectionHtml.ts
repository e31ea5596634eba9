import { LRUCache } from 'lru-cache';
import { renderInWorker } from '#server/content/markdown/renderInWorker.ts';

/** Characters of rendered texts that a process keeps. */
const MAX_KEPT = 8_000_000;

/** Finished and pending renderings by text, because a page has many small texts that rarely change. */
const renderings = new LRUCache<string, Promise<string>>({
  maxSize: MAX_KEPT,
  // HTML is about as long as its text.
  sizeCalculation: (_, text) => 2 * text.length + 1,
});

/** @returns safe HTML without the sizes of its pictures, which may be replaced */
export function htmlOf(markdown: string): Promise<string> {
  const cached = renderings.get(markdown);
  if (cached) return cached;
  const rendering = renderInWorker(markdown).then(({ html }) => html);
  renderings.set(markdown, rendering);
  // A failure is not kept.
  rendering.catch(() => renderings.delete(markdown));
  return rendering;
}
