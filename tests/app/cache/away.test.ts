import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_NAME } from '#server/platform/event/channel.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { send } from '#tests/kit/network/raw.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let database: string;
beforeAll(async () => {
  product = await startProduct(
    {},
    {
      connectThrough: async (url) => {
        database = url;
        return url;
      },
    },
  );
  product.holdTime();
});
afterAll(() => product.stop());

const blog = async () => (await send(product.url, '/blogs')).text;

test('a change by SQL outside of every process invalidates the cache', async () => {
  await makePost(await product.signedIn('Employee'), { title: 'Written by us', slug: 'by-us', isPublished: true });
  expect(await blog()).toContain('Written by us');
  await query(database, "update blog_posts set title = 'Written by hand' where slug = 'by-us'");
  await until(async () => (await blog()).includes('Written by hand'));
});

test('while notifications cannot be received, the cache neither serves nor stores', async () => {
  await blog();
  const { rows } = await product.services.db.$client.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name as string;
  const server = new URL(database);
  server.pathname = '/postgres';
  // Existing connections stay; new ones are refused.
  await query(server.href, `alter database "${name}" allow_connections false`);
  await product.services.db.$client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = $2',
    [APPLICATION_NAME, name],
  );
  await until(() => product.services.contentVersion.current() === null);
  for (let count = 0; count < 2; count += 1) expect(await queriesOf(product, blog)).not.toEqual([]);
  expect((await send(product.url, '/blogs')).headers.etag).toBeTruthy();

  await query(server.href, `alter database "${name}" allow_connections true`);
  await until(() => product.services.contentVersion.current() !== null);
  await until(async () => (await queriesOf(product, blog)).length === 0);
});
