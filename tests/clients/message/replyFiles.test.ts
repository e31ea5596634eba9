import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { MAX_REPLY_BYTES } from '#schema/conversation.ts';
import { attachments } from '#server/clients/message/conversation/table.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { entriesOf } from '#tests/kit/content/incomingMail.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { sendForm } from '#tests/kit/content/picture.ts';
import { replyWithFiles } from '#tests/kit/content/replyFiles.ts';
import { outgoingOf } from '#tests/kit/network/outgoing.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const text = (name: string, content = 'Our offer') => new File([content], name, { type: 'text/plain' });
const countFiles = ({ services: { db } }: Product) => db.$count(attachments);
const mailed = async (product: Product, email: string) =>
  (await product.mail.mailTo(email, 1)).attachments.map(({ filename, mimeType, content }) => ({
    ...{ filename, mimeType },
    content: Buffer.from(content as ArrayBuffer).toString(),
  }));

test.afterEach(({ product }) => {
  product.mail.answer = () => null;
});

test('the files of a reply go out with its mail, in their order', async ({ product, employee }) => {
  const { id, email } = await makeMessage(product);
  await product.mail.mailTo(email);
  const files = [text('offer.txt'), new File(['%PDF'], 'Überblick 2026.pdf', { type: 'application/pdf' })];
  expect((await replyWithFiles(employee, id, files)).errors).toBeUndefined();
  expect(await mailed(product, email)).toEqual([
    { filename: 'offer.txt', mimeType: 'text/plain', content: 'Our offer' },
    { filename: 'Überblick 2026.pdf', mimeType: 'application/pdf', content: '%PDF' },
  ]);
});

test('the files of a reply are listed in its entry for download by staff', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  await replyWithFiles(employee, id, [text('offer.txt')]);
  const [{ attachments: listed }] = await entriesOf(employee, id, 'Reply');
  expect(listed).toMatchObject([{ name: 'offer.txt', contentType: 'text/plain', size: 9, isExecutable: false }]);
  const download = (token?: string) =>
    fetch(product.url + listed[0].path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  expect(await (await download(employee.token)).text()).toBe('Our offer');
  expect((await download()).status).toBe(401);
});

test('a reply takes ten files', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  const files = Array.from({ length: 11 }, (_, index) => text(`${index}.txt`));
  const before = await countFiles(product);
  expect((await replyWithFiles(employee, id, files.slice(1))).errors).toBeUndefined();
  expect(await countFiles(product)).toBe(before + 10);
});

test('a reply with eleven files is neither stored nor sent', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  const files = Array.from({ length: 11 }, (_, index) => text(`${index}.txt`));
  const before = await countFiles(product);
  expect(await replyWithFiles(employee, id, files)).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ message: 'A reply can carry at most 10 files.' }],
  });
  expect(await entriesOf(employee, id, 'Reply')).toEqual([]);
  expect(await countFiles(product)).toBe(before);
});

test('a reply takes files up to 10 MB together', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  const half = new File([new Uint8Array(MAX_REPLY_BYTES / 2)], 'half.bin');
  const before = await countFiles(product);
  expect(await replyWithFiles(employee, id, [half, half, text('more.txt', '.')])).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    errors: [{ message: 'The files of a reply can have at most 10 MB together.' }],
  });
  expect(await entriesOf(employee, id, 'Reply')).toEqual([]);
  expect(await countFiles(product)).toBe(before);
  expect((await replyWithFiles(employee, id, [half, half])).errors).toBeUndefined();
});

test('an empty file is refused with its name', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  expect(await replyWithFiles(employee, id, [text('offer.txt'), text('nothing.txt', '')])).toMatchObject({
    errors: [{ message: 'The file nothing.txt is empty.' }],
  });
});

test.for([
  ['../../offer.txt', 'offer.txt'],
  ['CON.txt', '_CON.txt'],
  ['a\u202etxt.exe', 'atxt.exe'],
] as const)('the file name %s becomes %s', async ([name, expected], { product, employee }) => {
  const { id } = await makeMessage(product);
  await replyWithFiles(employee, id, [text(name)]);
  const [{ attachments: listed }] = await entriesOf(employee, id, 'Reply');
  expect(listed).toMatchObject([{ name: expected }]);
});

test('a reply that crosses another one stores none of its files', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  await employee.gql(messageOperations.reply, { id, input: { replyText: 'First.' } });
  const before = await countFiles(product);
  const answer = await replyWithFiles(employee, id, [text('offer.txt')], { lastSeenId: id });
  expect(answer.code).toBe('CONFLICT');
  expect(await countFiles(product)).toBe(before);
});

test('a reply with files is refused to visitors', async ({ product }) => {
  const { id } = await makeMessage(product);
  const before = await countFiles(product);
  expect((await replyWithFiles(product.nobody, id, [text('offer.txt')])).code).toBe('UNAUTHENTICATED');
  expect(await countFiles(product)).toBe(before);
});

test('only a waiting reply with files is dropped when its enquiry is deleted', async ({ product, employee }) => {
  const [deleted, kept] = [await makeMessage(product), await makeMessage(product)];
  for (const { email } of [deleted, kept]) await product.mail.mailTo(email);
  product.mail.answer = (step) => (step === 'mail' ? '451 4.3.2 Not now' : null);
  await replyWithFiles(employee, deleted.id, [text('offer.txt'), text('prices.txt')]);
  await employee.gql(messageOperations.reply, { id: kept.id, input: { replyText: 'Words only.' } });
  const { rowsOf } = outgoingOf(product);
  const waiting = async (to: string) => (await rowsOf({ to })).filter(({ sentAt }) => sentAt === null);
  await expect.poll(() => waiting(deleted.email)).toHaveLength(1);
  for (const { id } of [deleted, kept]) await employee.gql(messageOperations.remove, { id });
  expect(await waiting(deleted.email)).toEqual([]);
  product.mail.answer = () => null;
  product.passTime(60_000);
  product.services.outbox.wake();
  expect((await product.mail.mailTo(kept.email, 1)).text).toContain('Words only.');
});

test('a text in the place of a file is refused', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  const query = `mutation ($id: UUID!) { replyToMessage(id: $id, input: { replyText: "Hi" }, files: ["a"]) { id } }`;
  const { errors } = await employee.gql(query, { id });
  expect(errors?.[0]?.message).toContain('A file is expected here');
  const body = JSON.stringify({ query, variables: { id } });
  expect((await sendForm(employee, body, { 'content-type': 'application/json' })).errors).toBeDefined();
});

test('a reply that could not be delivered keeps its files', async ({ product, employee }) => {
  const { id, email } = await makeMessage(product);
  await product.mail.mailTo(email);
  product.mail.answer = (step, address) => (step === 'rcpt' && address === email ? '550 5.1.1 User unknown' : null);
  await replyWithFiles(employee, id, [text('offer.txt')]);
  await expect
    .poll(() => entriesOf(employee, id, 'Reply'))
    .toMatchObject([{ bounce: { reason: '550 5.1.1 User unknown' }, attachments: [{ name: 'offer.txt' }] }]);
});

test('a mail whose file cannot be read waits until it is complete', async ({ product, employee }) => {
  const { db, store, outbox } = product.services;
  const { id, email } = await makeMessage(product);
  await product.mail.mailTo(email);
  product.mail.answer = (step, address) => (step === 'rcpt' && address === email ? '451 4.7.1 Greylisted' : null);
  await replyWithFiles(employee, id, [text('offer.txt')]);
  const [reply] = await entriesOf(employee, id, 'Reply');
  const [file] = await db.select().from(attachments).where(eq(attachments.replyId, reply.id));
  const key = attachmentKey(file?.id ?? '');
  await until(async () => product.mail.asked.get(email) === 2);
  await store.delete(key);
  product.mail.answer = () => null;
  product.passTime(5000);
  outbox.wake();
  const { rowsOf } = outgoingOf(product);
  await until(async () => (await rowsOf({ to: email })).some(({ lastError }) => lastError === 'ENOENT'));
  await store.put(key, 'Our offer');
  product.passTime(10_000);
  outbox.wake();
  expect(await mailed(product, email)).toMatchObject([{ filename: 'offer.txt', content: 'Our offer' }]);
});

test('the files of a reply are deleted with their message', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  await replyWithFiles(employee, id, [text('offer.txt')]);
  const [{ attachments: listed }] = await entriesOf(employee, id, 'Reply');
  const key = attachmentKey(listed[0].id);
  expect(await product.services.store.exists(key)).toBe(true);
  await employee.gql(messageOperations.remove, { id });
  await until(async () => !(await product.services.store.exists(key)));
});
