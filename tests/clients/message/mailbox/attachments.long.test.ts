import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { MAX_ATTACHMENTS } from '#schema/conversation.ts';
import { GRACE_MS, sweepStore } from '#server/app/jobs/sweepStore.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { corresponded, countOf, entriesOf, writeAnswer } from '#tests/kit/content/incomingMail.ts';
import { messageOperations } from '#tests/kit/content/message.ts';
import type { ImapServer } from '#tests/kit/network/imapServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, emptyPlace, placeOf, run } from '#tests/kit/product/backup.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('settings', { scope: 'file' }, ({ imapServer }) => ({ IMAP_URL: imapServer.url }))
  .extend('staff', { scope: 'file' }, ({ product }) => product.signedIn('Employee'));

const page = '<script>alert(1)</script>';
type Attachment = { id: string; name: string; path: string; size: number; isExecutable: boolean };

async function answeredWith(
  product: Product,
  imapServer: ImapServer,
  staff: Person,
  files: { filename: string; content: string | Buffer }[],
) {
  const { message, mail } = await corresponded(product, staff);
  imapServer.deliver(await writeAnswer(mail, { text: 'See the files.', attachments: files }));
  // A large mail takes long on the IMAP server.
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toHaveLength(1);
  const [answer] = await entriesOf(staff, message.id, 'Answer');
  return { message, answer, files: answer.attachments as Attachment[] };
}
const download = (product: Product, path: string, token?: string) =>
  fetch(product.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
const fileOf = (product: Product, { id }: Attachment, dataDir = product.services.settings.DATA_DIR) =>
  join(dataDir, 'uploads', 'attachments', id);
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

test('an attachment is downloaded as bytes only, with its own name', async ({ product, imapServer, staff }) => {
  const { files } = await answeredWith(product, imapServer, staff, [{ filename: 'कोटेशन "1".html', content: page }]);
  expect(files).toMatchObject([{ name: 'कोटेशन "1".html', size: page.length, isExecutable: true }]);
  const answer = await download(product, files[0]?.path as string, staff.token);
  expect([answer.status, await answer.text()]).toEqual([200, page]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': String(page.length),
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%E0%A4%95/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('attachments are refused to everybody but staff, in the REST format', async ({ product, imapServer, staff }) => {
  const { files } = await answeredWith(product, imapServer, staff, [{ filename: 'a.txt', content: 'a' }]);
  const path = files[0]?.path as string;
  const { token } = await issueToken(await product.signedIn('admin'), { role: 'PUBLISHED' });
  const refused = await Promise.all([
    download(product, path),
    download(product, path, 'no-token'),
    download(product, path, token),
    download(product, `/attachments/${crypto.randomUUID()}`, staff.token),
    download(product, '/attachments/..%2f..%2fsession-secret', staff.token),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 403, 404, 404]);
  for (const answer of refused) expect(await answer.json()).toMatchObject({ message: expect.any(String) });
  const { token: ofStaff } = await issueToken(await product.signedIn('admin'));
  expect((await download(product, path, ofStaff)).status).toBe(200);
});

test('the text of a mail is stored with the names of files above the limits', async ({
  product,
  imapServer,
  staff,
}) => {
  const many = Array.from({ length: MAX_ATTACHMENTS + 1 }, (_, index) => ({ filename: `${index}.txt`, content: 'x' }));
  const { answer, files } = await answeredWith(product, imapServer, staff, many);
  expect(files).toHaveLength(MAX_ATTACHMENTS);
  expect(answer).toMatchObject({ text: 'See the files.', omitted: [expect.any(String)] });
  const large = await answeredWith(product, imapServer, staff, [
    { filename: 'large.bin', content: Buffer.alloc(21 * 1024 * 1024) },
  ]);
  expect(large.files).toEqual([]);
  expect(large.answer.text).toBe('See the files.');
  expect(large.answer.omitted.join()).toContain('large.bin');
});

test('deleting messages deletes their attachments, alone and in bulk', async ({ product, imapServer, staff }) => {
  const one = await answeredWith(product, imapServer, staff, [{ filename: 'a.txt', content: 'a' }]);
  const other = await answeredWith(product, imapServer, staff, [{ filename: 'b.txt', content: 'b' }]);
  const kept = [one, other].map(({ files }) => fileOf(product, files[0] as Attachment));
  expect(await Promise.all(kept.map(isThere))).toEqual([true, true]);
  await staff.gql(messageOperations.remove, { id: one.message.id });
  const bulk = `mutation ($ids: [UUID!]!) { bulkUpdate(kind: MESSAGE, action: REMOVE, ids: $ids) { done } }`;
  expect((await staff.gql(bulk, { ids: [other.message.id] })).errors).toBeUndefined();
  expect(await Promise.all(kept.map(isThere))).toEqual([false, false]);
  expect((await download(product, one.files[0]?.path as string, staff.token)).status).toBe(404);
});

test('a mail to a deleted message is ignored', async ({ product, imapServer, staff }) => {
  const { message, mail } = await corresponded(product, staff);
  await staff.gql(messageOperations.remove, { id: message.id });
  const before = await countOf(product, 'unmatched');
  imapServer.deliver(await writeAnswer(mail, { text: 'Too late.' }));
  await expect.poll(() => countOf(product, 'unmatched')).toBe(before + 1);
});

test('a restored backup has the files of attachments', async ({ product, imapServer, staff, onTestFinished }) => {
  const { files } = await answeredWith(product, imapServer, staff, [{ filename: 'c.txt', content: 'kept' }]);
  const file = join(await emptyFolder({ onTestFinished }), 'backup.tar.gz');
  const made = await run('backup', file, placeOf(product));
  expect([made.code, made.errors]).toEqual([0, '']);
  expect(made.out).toMatch(/ \d+ attachments,/);
  const there = await emptyPlace({ onTestFinished });
  expect(await run('restore', file, there)).toMatchObject({ code: 0, errors: '' });
  expect(await isThere(fileOf(product, files[0] as Attachment, there.DATA_DIR))).toBe(true);
});

test('the sweep deletes only files without an answer', async ({ product, imapServer, staff }) => {
  const { files } = await answeredWith(product, imapServer, staff, [{ filename: 'd.txt', content: 'd' }]);
  const orphan = `attachments/${crypto.randomUUID()}`;
  await product.services.store.put(orphan, 'x');
  product.passTime(2 * GRACE_MS);
  await sweepStore(product.services, new AbortController().signal);
  expect(await product.services.store.exists(orphan)).toBe(false);
  expect(await isThere(fileOf(product, files[0] as Attachment))).toBe(true);
});
