import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { blogPost } from '#tests/kit/content/blog.ts';
import { newMessage } from '#tests/kit/content/message.ts';
import { canvas, countPictures, pictureByGraphql, pictureByRest } from '#tests/kit/content/picture.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, emptyPlace, run } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { Server } from '#tests/kit/product/server.ts';

const UNAVAILABLE = 'The service is not available right now. Please try again shortly.';
const NO_FOLDER = 'a file is where a folder has to be';
/** Error codes for a file in place of a folder or of one of its parents. */
const noFolder = expect.stringMatching(/^(EEXIST|ENOTDIR)$/);

let product: Product;
let employee: Person;
let database: string;
let png: Buffer;
beforeAll(async () => {
  // Without SMTP_URL mails are files.
  product = await startProduct(
    { SMTP_URL: '' },
    {
      connectThrough: async (url) => {
        database = url;
        return url;
      },
    },
  );
  employee = await product.signedIn('Employee');
  png = await canvas().png().toBuffer();
  await becomesReady();
});
afterAll(() => product.stop());

/** The log calls of the test in order: fields, then message. */
let warned: ReturnType<typeof vi.spyOn>;
let failed: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(product.services.log, 'warn').mockClear();
  failed = vi.spyOn(product.services.log, 'error').mockClear();
});

async function readiness() {
  const { status, headers, text } = await send(product.url, '/readyz');
  return { status, retryAfter: headers['retry-after'], said: JSON.parse(text).status };
}
const becomesReady = () => until(async () => (await readiness()).status === 200);
const becomesUnready = () => until(async () => (await readiness()).status === 503);
const said = (sentence: string) => ({ status: 503, retryAfter: '5', said: sentence });

/**
 * Replaces a folder of DATA_DIR with a file, so that not even root can write to it. @returns a function that undoes it
 */
async function block(folder: string) {
  const path = join(product.services.settings.DATA_DIR, folder);
  await mkdir(path, { recursive: true });
  await rename(path, `${path}.aside`);
  await writeFile(path, '');
  return {
    path,
    async mend() {
      await rm(path);
      await rename(`${path}.aside`, path);
    },
  };
}

test('an unwritable store fails uploads and /readyz with its path and setting in the log', async () => {
  const before = await countPictures(product);
  const { path, mend } = await block('uploads');
  const rest = await pictureByRest(employee, png);
  expect([rest.status, rest.headers.get('retry-after'), rest.body.message]).toEqual([503, '5', UNAVAILABLE]);
  const graphql = await pictureByGraphql(employee, png);
  expect([graphql.status, graphql.code, graphql.errors?.[0].message]).toEqual([503, 'UNAVAILABLE', UNAVAILABLE]);
  // Housekeeping may check the folder at the same moment.
  const reported = warned.mock.calls.filter((call: unknown[]) => !String(call[1]).includes('housekeeping'));
  expect(reported).toEqual([
    [{ setting: 'DATA_DIR', path, code: noFolder }, `the data folder cannot be written: ${NO_FOLDER}`],
    [{ setting: 'DATA_DIR', path, code: noFolder }, `the data folder cannot be written: ${NO_FOLDER}`],
  ]);
  await becomesUnready();
  expect(await readiness()).toEqual(said(`the data folder cannot be written: ${NO_FOLDER}`));
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    { setting: 'DATA_DIR', path, code: noFolder },
    `the data folder cannot be written: ${NO_FOLDER}`,
  );
  expect((await product.nobody.rest('GET', '/blogs')).status).toBe(200);

  await mend();
  await becomesReady();
  expect(await countPictures(product)).toBe(before);
  expect((await pictureByRest(employee, png)).status).toBe(201);
});

test('an unwritable outbox fails /readyz while its mails wait', async () => {
  const { path, mend } = await block('outbox');
  expect((await product.nobody.rest('POST', '/messages/us', newMessage())).status).toBe(201);
  const about = expect.objectContaining({ reason: noFolder, setting: 'DATA_DIR', path });
  await until(async () => warned.mock.calls.length > 0);
  expect(warned).toHaveBeenCalledWith(about, 'a mail was not sent; it will be sent again');
  await becomesUnready();
  expect(await readiness()).toEqual(said(`the data folder cannot be written: ${NO_FOLDER}`));
  await mend();
  await becomesReady();
});

test('the write check leaves no files', async () => {
  await becomesReady();
  const names = await readdir(product.services.settings.DATA_DIR, { recursive: true });
  expect(names.filter((name) => name.includes('probe'))).toEqual([]);
});

test('a full database refuses a write with 503 and is named in the log with path and setting', async () => {
  const { db } = product.services;
  // Simulates a full disk with the error code of PostgreSQL.
  await db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
  end $$`);
  await db.execute('create trigger full_disk before insert on blog_posts for each row execute function refuse()');
  const before = await db.$count(blogPosts);
  expect((await employee.rest('POST', '/blogs/create', blogPost())).status).toBe(503);
  expect(await db.$count(blogPosts)).toBe(before);
  const path = join(product.services.settings.DATA_DIR, 'postgres');
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: '53100', setting: 'DATA_DIR', path }),
    'the database cannot be written: its disk is full',
  );
  expect(warned).toHaveBeenCalledWith({ code: '53100' }, 'the database cannot be written: its disk is full');
  await db.execute('drop trigger full_disk on blog_posts');
  expect((await readiness()).status).toBe(200);
  expect((await query(database, "select to_regclass('write_probe') as found"))[0]?.found).toBe(null);
});

describe('a read-only database', () => {
  const terminate = () =>
    query(
      database,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  let name: string;
  beforeAll(async () => {
    name = new URL(database).pathname.slice(1);
    await query(database, `alter database "${name}" set default_transaction_read_only = on`);
    await terminate();
    await becomesUnready();
  });

  test('a read-only database refuses only writes with 503 over REST and GraphQL', async () => {
    // The first request after closing all connections may use a closed one.
    await until(async () => (await product.nobody.rest('GET', '/blogs')).status === 200);
    const { status, headers, body } = await employee.rest('POST', '/blogs/create', blogPost());
    expect([status, headers.get('retry-after'), body.message]).toEqual([503, '5', UNAVAILABLE]);
    expect((await product.nobody.rest('GET', '/blogs')).status).toBe(200);
  });

  test('/readyz reports a read-only database', async () => {
    await until(async () => (await readiness()).said !== 'the database cannot be reached');
    expect(await readiness()).toEqual(said('the database cannot be written: it is read-only'));
  });

  test('the log reports a read-only database as not writable, not as unavailable', async () => {
    await employee.rest('POST', '/blogs/create', blogPost());
    expect(warned).toHaveBeenCalledWith({ code: '25006' }, 'the database cannot be written: it is read-only');
    expect(warned.mock.calls.map(([, sentence]: unknown[]) => sentence)).not.toContain('the database is away');
  });

  test('writes succeed in the same process as soon as the database is writable', async () => {
    await query(database, `begin read write; alter database "${name}" reset default_transaction_read_only; commit`);
    await becomesReady();
    // Each connection of that time stays read-only until a write on it fails.
    await until(async () => (await employee.rest('POST', '/blogs/create', blogPost())).status === 201);
    await becomesReady();
  });
});

describe('one-line errors of operator commands with path and setting', () => {
  const line = (start: string) =>
    expect.stringMatching(new RegExp(`^${start} cannot be written .*: ${NO_FOLDER}\\)\n$`));

  test.concurrent('a start reports an unwritable data folder in one line', async (context) => {
    const file = join(await emptyFolder(context), 'file');
    await writeFile(file, '');
    const server = await Server.launch(context, { DATA_DIR: file });
    context.expect(await server.end()).toBe(1);
    context.expect(server.output).toEqual(line(`DATA_DIR: ${file}`));
  });

  test.concurrent('a start with DATABASE_URL reports an unwritable data folder in one line', async (context) => {
    const place = await emptyPlace(context);
    const DATA_DIR = join(place.DATA_DIR, 'file');
    await writeFile(DATA_DIR, '');
    const server = await Server.launch(context, { ...place, DATA_DIR });
    context.expect(await server.end()).toBe(1);
    context.expect(server.output).toEqual(line(`DATA_DIR: ${DATA_DIR}`));
  });

  test.concurrent('a start reports a read-only database in one line', async (context) => {
    const place = await emptyPlace(context);
    const { pathname } = new URL(place.DATABASE_URL);
    await query(place.DATABASE_URL, `alter database "${pathname.slice(1)}" set default_transaction_read_only = on`);
    const server = await Server.launch(context, { ...place });
    context.expect(await server.end()).toBe(1);
    context.expect(server.output).toBe('DATABASE_URL: the database cannot be used (25006: it is read-only)\n');
  });

  test.concurrent.for(['backup', 'export'] as const)(
    'the command %s reports an unwritable output file in one line',
    async (command, context) => {
      const { settings, db } = product.services;
      const file = join(settings.DATA_DIR, command, 'a.tar.gz');
      await writeFile(join(settings.DATA_DIR, command), '');
      const place = {
        DATABASE_URL: db.$client.options.connectionString as string,
        DATA_DIR: settings.DATA_DIR,
      };
      const { code, errors } = await run(command, file, place);
      context.expect([code, errors]).toEqual([1, line(`DATA_DIR: ${file}`)]);
    },
  );
});
