import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openWordpress } from '#server/transfer/import/formats/wordpress/wordpress.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';

const POSTS = 1500;
const site = 'https://old.example';
const paragraph = '<p>Words of a long post, again and again.</p>\n'.repeat(450);
const [before = '', rest = ''] = wordpressExport(site, []).split('</channel>');

test('a large export takes less than a quarter of its size in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let read = 0;
  async function* chunks() {
    yield before;
    for (let id = 1; id <= POSTS; id += 1) {
      const [, item = ''] = wordpressExport(site, [{ id, content: paragraph }]).split(/(?=<item>)|<\/channel>/);
      read += item.length;
      yield Buffer.from(item).toString();
    }
    yield `</channel>${rest}`;
  }
  collect();
  const start = process.memoryUsage().heapUsed;
  const source = await openWordpress([{ name: 'site.xml', read: chunks }], { mapping: {} as never, timeZone: 'UTC' });
  collect();
  const locked = process.memoryUsage().heapUsed - start;
  expect(read).toBeGreaterThan(30_000_000);
  expect(locked).toBeLessThan(read / 4);
  expect(source.name).toBe('wordpress old.example');
});
