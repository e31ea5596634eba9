import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { blogPost } from '#tests/kit/content/blog.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { canvas, countPictures, noise, pictureByGraphql, pictureByRest } from '#tests/kit/content/picture.ts';
import { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, emptyPlace, run } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { admin, onFullDisk, Server } from '#tests/kit/product/server.ts';

const UNAVAILABLE = 'The service is not available right now. Please try again shortly.';

test('a full disk refuses uploads completely while mails wait for space', async (context) => {
  const place = { ...(await emptyPlace(context)), SAMPLE_CONTENT: 'off' };
  const files = async (folder: string) => {
    const found = await readdir(join(place.DATA_DIR, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const count = async (table: string) =>
    (await query(place.DATABASE_URL, `select count(*)::int from ${table}`))[0]?.count;
  const large = await noise().png().toBuffer();

  const full = await Server.start(context, place, onFullDisk);
  const person = await full.signIn(...admin);
  const rest = await pictureByRest(person, large);
  expect([rest.status, rest.headers.get('retry-after'), rest.body.message]).toEqual([503, '5', UNAVAILABLE]);
  const graphql = await pictureByGraphql(person, large);
  expect([graphql.status, graphql.code, graphql.errors?.[0].message]).toEqual([503, 'UNAVAILABLE', UNAVAILABLE]);
  expect([await files('uploads'), await count('pictures'), await count('blog_posts')]).toEqual([[], 0, 0]);
  const small = await pictureByRest(person, await canvas().png().toBuffer());
  expect(small.status).toBe(201);
  expect((await fetch(small.body.data.imageUrl)).status).toBe(200);

  // The office mail contains the message and does not fit.
  const message = 'A long story. '.repeat(350);
  const sent = await new Person(full.url).rest('POST', '/messages/us', newMessage({ message }));
  expect(sent.status).toBe(201);
  const waiting = `select last_error as "lastError" from outgoing_mail where sent_at is null and last_error is not null`;
  await until(async () => (await query(place.DATABASE_URL, waiting)).length > 0);
  expect(await query(place.DATABASE_URL, waiting)).toEqual([{ lastError: 'EFBIG' }]);
  const delivered = async () => {
    const names = (await files('outbox')).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(place.DATA_DIR, 'outbox', name), 'utf8')));
    return mails.filter((mail) => mail.includes('A long story.')).length;
  };
  await full.end('SIGTERM');
  expect((await files('outbox')).filter((name) => !name.endsWith('.eml'))).toEqual([]);
  expect(await delivered()).toBe(0);

  const roomy = await Server.start(context, { ...place, PORT: new URL(full.url).port });
  await until(async () => (await delivered()) === 1);
  expect((await pictureByRest(new Person(roomy.url, person), large)).status).toBe(201);

  await query(
    place.DATABASE_URL,
    `insert into messages (id, name, email, contact_number, service, message, created_at) select gen_random_uuid(), 'A', 'a@a.example', '', '',
      (select string_agg(md5(random()::text || n || m), '') from generate_series(1, 60) m), now() from generate_series(1, 300) n`,
  );
  // A backup that does not fit leaves no partial file.
  const folder = await emptyFolder(context);
  const { code, errors } = await run('backup', join(folder, 'a.tar.gz'), place, onFullDisk);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^\S+a\.tar\.gz cannot be written \(EFBIG: .*\)\n$/)]);
  expect(await readdir(folder)).toEqual([]);
});

describe('PostgreSQL without space', () => {
  let product: Product;
  let employee: Person;
  beforeAll(async () => {
    product = await startProduct();
    employee = await product.signedIn('Employee');
    // Simulates a full disk with the error code of PostgreSQL.
    await product.services.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/16384/16385": No space left on device' using errcode = 'disk_full';
    end $$`);
  });
  afterAll(() => product.stop());

  test.for([
    ['when it writes', 'create trigger full_disk before insert on blog_posts for each row execute function refuse()'],
    [
      'when it commits',
      `create constraint trigger full_disk after insert on blog_posts deferrable initially deferred
        for each row execute function refuse()`,
    ],
  ] as const)('PostgreSQL without space %s is 503 at every entry point that writes', async ([, trigger]) => {
    const { db } = product.services;
    const before = await countPictures(product);
    await db.execute(trigger);
    const png = await canvas().png().toBuffer();
    for (const { status, headers, body } of [
      await pictureByRest(employee, png),
      await employee.rest('POST', '/blogs/create', blogPost()),
    ]) {
      expect([status, headers.get('retry-after'), body.message]).toEqual([503, '5', UNAVAILABLE]);
    }
    const { status, code, errors } = await pictureByGraphql(employee, png);
    expect([status, code, JSON.stringify(errors).includes('extend')]).toEqual([503, 'UNAVAILABLE', false]);
    expect((await product.nobody.rest('GET', '/blogs')).status).toBe(200);
    expect([await countPictures(product), await db.$count(blogPosts)]).toEqual([before, before]);
    await db.execute('drop trigger full_disk on blog_posts');
    expect((await pictureByRest(employee, png)).status).toBe(201);
  });
});
