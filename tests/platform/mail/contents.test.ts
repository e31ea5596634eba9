import { sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { newMail, outgoingOf } from '#tests/kit/network/outgoing.ts';
import { countMails, lastCode } from '#tests/kit/network/signInEntries.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

const SECOND = 1000;

let outgoing: ReturnType<typeof outgoingOf>;
test.beforeAll(async ({ product }) => {
  product.holdTime();
  outgoing = outgoingOf(product);
});
test.afterEach(({ product }) => {
  product.mail.refuseWith = null;
});

test('a mail is sent exactly when its transaction commits', async ({ product }) => {
  const { db, now, outbox } = product.services;
  const [failed, done] = [newMail(), newMail()];
  const failing = db.transaction(async (tx) => {
    await queueMail(tx, failed, now());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await db.transaction((tx) => queueMail(tx, done, now()));
  outbox.wake();
  expect(await product.mail.mailTo(done.to)).toMatchObject({ subject: 'News', text: 'Something happened.\n' });
  expect(await countMails(product, failed.to)).toBe(0);
});

test('the database has no text or code of a sent mail', async ({ product }) => {
  const { db } = product.services;
  const user = await product.user();
  await product.nobody.rest('POST', '/admin/login', { identifier: user.email, password: user.password });
  const code = await lastCode(product, user.email);
  await until(async () => (await outgoing.rowOf({ to: user.email })).sentAt !== null);
  expect(await outgoing.rowOf({ to: user.email })).toMatchObject({ text: '', lastError: null, attempts: 1 });
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const holders = async (word: string) => {
    const found = rows.map(async ({ name }) => {
      const locked = await db.execute(sql`select from ${sql.identifier(name)} as t where t::text ~ ${`\\y${word}\\y`}`);
      return locked.rows.length ? [name] : [];
    });
    return (await Promise.all(found)).flat();
  };
  expect(await holders(user.mobile)).toEqual(['users']);
  expect(await holders(code)).toEqual([]);
});

test('a mail answered with 451 is retried exactly after the pause and arrives', async ({ product }) => {
  const { outbox, now } = product.services;
  const mail = newMail();
  product.mail.refuseWith = 451;
  await outgoing.queue(mail);
  for (const [attempts, pause] of [
    [1, 5 * SECOND],
    [2, 10 * SECOND],
    [3, 20 * SECOND],
  ] as const) {
    outbox.wake();
    await until(async () => (await outgoing.failures(mail)) === attempts);
    const row = await outgoing.rowOf(mail);
    expect(row.runAt.getTime() - now().getTime()).toBe(pause);
    product.passTime(pause / 2);
    await outgoing.lookThrough(outbox);
    expect(await outgoing.failures(mail)).toBe(attempts);
    product.passTime(pause / 2);
  }
  product.mail.refuseWith = null;
  outbox.wake();
  await product.mail.mailTo(mail.to);
  expect(outgoing.copies(mail)).toHaveLength(1);
});

test('line breaks in a name or subject add no headers', async ({ product }) => {
  const admin = await product.signedIn('admin');
  const evil = 'Eve\r\nBcc: thief@mail.example\r\n\r\nSend money';
  const user = { email: 'eve@staff.example', password: 'Secret-123' };
  const details = { ...user, name: evil, mobile: '9000000001', role: 'Employee' };
  expect((await admin.rest('POST', '/admin/signup', details)).status).toBe(201);
  const mail = newMail({ subject: evil });
  await outgoing.queue(mail);
  await product.nobody.rest('POST', '/admin/login', { identifier: user.email, password: user.password });
  const harmless = ({ headers, to, bcc }: Email) => {
    expect(headers.map(({ key }) => key).sort()).toEqual(
      [
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ].sort(),
    );
    expect(to).toHaveLength(1);
    expect(bcc).toBeUndefined();
  };
  harmless(await product.mail.mailTo(user.email));
  harmless(await product.mail.mailTo(mail.to));
  expect(product.mail.mails.some(({ to }) => to?.some(({ address }) => address === 'thief@mail.example'))).toBe(false);
});
