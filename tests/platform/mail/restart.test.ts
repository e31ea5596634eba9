import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
import { rounds } from '#tests/kit/long.ts';
import { newMail, outgoingOf, startOtherOutbox } from '#tests/kit/network/outgoing.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const SECOND = 1000;

let outgoing: ReturnType<typeof outgoingOf>;
const restarted: Loop[] = [];
test.beforeAll(async ({ product }) => {
  product.holdTime();
  outgoing = outgoingOf(product);
});
test.afterEach(async ({ product }) => {
  product.mail.refuseWith = null;
  product.mail.isSilent = false;
  product.mail.hangUp();
  for (const outbox of restarted.splice(0)) await outbox.stop();
});

function startAgain(product: Product): Loop {
  const outbox = startOtherOutbox(product);
  restarted.push(outbox);
  return outbox;
}

test('a restart retries waiting mails immediately', async ({ product }) => {
  const mail = newMail();
  product.mail.refuseWith = 451;
  await outgoing.queue(mail);
  product.services.outbox.wake();
  await until(async () => (await outgoing.failures(mail)) === 1);
  const inAMinute = new Date(product.services.now().getTime() + 60 * SECOND);
  await product.services.db.update(outgoingMail).set({ runAt: inAMinute }).where(eq(outgoingMail.to, mail.to));
  product.mail.refuseWith = null;
  startAgain(product);
  await product.mail.mailTo(mail.to);
});

test('a mail of a dead sender is sent again after its lease with the same Message-ID', async ({ product }) => {
  const mail = newMail();
  // This sender never learns that its mail was accepted, as if it were dead.
  product.mail.isSilent = true;
  await outgoing.queue(mail);
  product.services.outbox.wake();
  const first = await product.mail.mailTo(mail.to);
  product.mail.isSilent = false;

  product.passTime(50 * SECOND);
  const survivor = startAgain(product);
  await outgoing.lookThrough(survivor);
  expect((await outgoing.rowOf(mail)).attempts).toBe(1);
  product.passTime(10 * SECOND);
  await outgoing.lookThrough(survivor);
  expect((await outgoing.rowOf(mail)).attempts).toBe(2);
  const second = await product.mail.mailTo(mail.to, 1);
  expect(second.messageId).toMatch(/^<[0-9a-f-]{36}@marquee\.example>$/);
  expect(second.messageId).toBe(first.messageId);
});

test('several servers send every mail once', async ({ product }) => {
  const senders = [product.services.outbox, startAgain(product), startAgain(product), startAgain(product)];
  for (let round = 0; round < rounds(2, 4); round++) {
    const mails = Array.from({ length: 40 }, () => newMail());
    await product.services.db.transaction(async (tx) => {
      for (const mail of mails) await queueMail(tx, mail, product.services.now());
    });
    for (const sender of senders) sender.wake();
    await Promise.all(mails.map(({ to }) => product.mail.mailTo(to)));
    for (const mail of mails) expect((await outgoing.rowOf(mail)).attempts).toBe(1);
    for (const mail of mails) expect(outgoing.copies(mail)).toHaveLength(1);
  }
});
