import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { importOperations } from '#tests/kit/content/import.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { emptyFolder, launch, placeOf, run } from '#tests/kit/product/backup.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

const POSTS = 600;
const paragraph =
  '<!-- wp:paragraph --><p>Words of a <strong>long</strong> post, again and again.</p><!-- /wp:paragraph -->';
const items = Array.from({ length: POSTS }, (_, index) => ({
  id: index + 1,
  title: `Post ${index % 10 ? index : 'that repeats'}`,
  content: `${paragraph.repeat(150)}<p>After <a href="https://old.example/?p=${((index + 7) % POSTS) + 1}">another</a>.</p>`,
}));

/** The most memory that a process has had, in MB. */
const peakOf = async (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0) / 1024;

test('the import of a large export continues after a kill, within 400 MB and without duplicates', async ({
  product,
  admin,
  onTestFinished,
}) => {
  const file = join(await emptyFolder({ onTestFinished }), 'site.xml');
  await writeFile(file, wordpressExport('https://old.example', items));
  const progress = async () => {
    const [first] = (await admin.gql(importOperations.list, { first: 1 })).data.imports.nodes;
    return first as { done: number; total: number } | undefined;
  };
  const killed = launch('import', file, placeOf(product));
  const ended = once(killed, 'close');
  await until(async () => ((await progress())?.done ?? 0) >= 100 || killed.exitCode !== null);
  expect((await progress())?.total).toBe(POSTS);
  killed.kill('SIGKILL');
  await ended;

  const child = launch('import', file, placeOf(product));
  const finished = once(child, 'close');
  let peak = 0;
  const steps = new Set<number>();
  while (child.exitCode === null) {
    peak = Math.max(peak, await peakOf(child.pid as number));
    steps.add((await progress())?.done ?? 0);
  }
  expect(await finished).toEqual([0, null]);
  expect(steps.size).toBeGreaterThan(3);
  expect([...steps]).toEqual([...steps].toSorted((a, b) => a - b));
  expect(peak).toBeGreaterThan(50);
  expect(peak).toBeLessThan(400);
  const { slugs, posts } = await slugsOf();
  expect([posts, slugs.size]).toEqual([POSTS, POSTS]);
  const { out } = await run('import', file, placeOf(product));
  expect(out).toContain(`here already: ${POSTS}`);

  async function slugsOf() {
    const rows = await product.services.db.$client.query('select slug from blog_posts');
    return { posts: rows.rows.length, slugs: new Set(rows.rows.map(({ slug }) => slug)) };
  }
});
