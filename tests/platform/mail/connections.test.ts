import { expect } from 'vitest';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { newMail, outgoingOf, startOtherOutbox } from '#tests/kit/network/outgoing.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.afterEach(({ product }) => {
  product.mail.answer = () => null;
  product.mail.isSilent = false;
  product.mail.waitFor = () => null;
});

async function send(product: Product, mail = newMail()) {
  const outgoing = outgoingOf(product);
  await outgoing.queue(mail);
  product.services.outbox.wake();
  await product.mail.mailTo(mail.to);
  await until(async () => (await outgoing.rowOf(mail)).sentAt !== null);
  return outgoing.rowOf(mail);
}

test('a burst of sixty mails arrives over at most three connections', async ({ product }) => {
  const before = product.mail.connections().all;
  const mails = Array.from({ length: 60 }, () => newMail());
  await product.services.db.transaction((tx) => queueMail(tx, mails, product.services.now()));
  product.services.outbox.wake();
  await Promise.all(mails.map(({ to }) => product.mail.mailTo(to)));
  expect(product.mail.connections().all - before).toBeLessThanOrEqual(3);
  for (const mail of mails) expect(outgoingOf(product).copies(mail)).toHaveLength(1);
});

test('slow mails delay only mails to their own addresses, which arrive in order', async ({ product }) => {
  const outgoing = outgoingOf(product);
  const { db, now } = product.services;
  const slow = [newMail({ subject: 'Booked' }), newMail({ subject: 'Booked' })];
  const later = slow.map(({ to }) => newMail({ to, subject: 'Cancelled' }));
  const release = Promise.withResolvers<void>();
  const isSlow = (address: string) => slow.some(({ to }) => to === address);
  product.mail.waitFor = (address) => (isSlow(address) ? release.promise : null);
  // In one transaction, as a moved call writes a cancellation and an invitation.
  await db.transaction((tx) => queueMail(tx, [...slow, ...later], now()));
  product.services.outbox.wake();
  await until(async () => slow.every(({ to }) => product.mail.asked.has(to)));
  const others = Array.from({ length: 8 }, () => newMail());
  await db.transaction((tx) => queueMail(tx, others, now()));
  product.services.outbox.wake();
  await Promise.all(others.map(({ to }) => product.mail.mailTo(to)));
  for (const { to } of slow) expect(product.mail.asked.get(to)).toBe(1);
  release.resolve();
  for (const mail of slow) {
    await product.mail.mailTo(mail.to, 1);
    expect(outgoing.copies(mail).map(({ subject }) => subject)).toEqual(['Booked', 'Cancelled']);
  }
});

test('a sender that stops finishes only the mails that it has begun', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const outgoing = outgoingOf(product);
  const { db, now } = product.services;
  const slow = Array.from({ length: 3 }, () => newMail());
  const release = Promise.withResolvers<void>();
  product.mail.waitFor = () => release.promise;
  const other = startOtherOutbox(product);
  await product.services.outbox.stop();
  await db.transaction((tx) => queueMail(tx, slow, now()));
  other.wake();
  await until(async () => slow.every(({ to }) => product.mail.asked.has(to)));
  const later = newMail();
  await outgoing.queue(later);
  const stopped = other.stop();
  release.resolve();
  await stopped;
  for (const mail of slow) expect((await outgoing.rowOf(mail)).sentAt).not.toBeNull();
  expect((await outgoing.rowOf(later)).attempts).toBe(0);
});

test('a mail goes over the connection of the mail before', async ({ product }) => {
  await send(product);
  const before = product.mail.connections().all;
  await send(product);
  await send(product);
  expect(product.mail.connections().all).toBe(before);
});

test.for(['silently', 'with 421'] as const)(
  'a connection that the server closed %s while it was idle costs the next mail no try',
  async (how, { product }) => {
    await send(product);
    product.mail.closeConnections(how);
    expect(await send(product)).toMatchObject({ attempts: 1, deferrals: 0 });
  },
);

test('a mail that an idle connection answers with 421 goes over another one at once', async ({ product }) => {
  await send(product);
  const before = product.mail.connections().all;
  let answers = 0;
  product.mail.answer = (step) => (step === 'mail' && ++answers === 1 ? '421 4.4.2 Idle for too long' : null);
  expect(await send(product)).toMatchObject({ attempts: 1, deferrals: 0 });
  expect(product.mail.connections().all).toBe(before + 1);
});

test('a refused mail does not disturb the next mails of its connection', async ({ product }) => {
  const refused = newMail();
  await send(product);
  const before = product.mail.connections().all;
  product.mail.answer = (step, address) => (step === 'rcpt' && address === refused.to ? '550 No such user' : null);
  const outgoing = outgoingOf(product);
  await outgoing.queue(refused);
  product.services.outbox.wake();
  await until(async () => (await outgoing.rowOf(refused)).undeliveredAt !== null);
  await send(product);
  expect(outgoing.copies(refused)).toEqual([]);
  expect(product.mail.connections().all).toBe(before);
});

test('a mail whose answer is lost with a used connection is sent again under the same Message-ID', async ({
  product,
}) => {
  await send(product);
  const mail = newMail();
  const outgoing = outgoingOf(product);
  product.mail.isSilent = true;
  await outgoing.queue(mail);
  product.services.outbox.wake();
  const first = await product.mail.mailTo(mail.to);
  product.mail.isSilent = false;
  product.mail.closeConnections('silently');
  await until(async () => (await outgoing.failures(mail)) === 1);
  product.passTime(5000);
  product.services.outbox.wake();
  const second = await product.mail.mailTo(mail.to, 1);
  expect(second.messageId).toBe(first.messageId);
});

test('connections are closed when the sender stops', async ({ product }) => {
  await send(product);
  const before = product.mail.connections().open;
  const other = startOtherOutbox(product);
  await product.services.db.transaction((tx) => queueMail(tx, [newMail(), newMail()], product.services.now()));
  other.wake();
  await outgoingOf(product).lookThrough(other);
  await other.stop();
  await expect.poll(() => product.mail.connections().open).toBeLessThanOrEqual(before);
});
