import { eq, sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Mail, type Outbox, queueMail, retryPause, startOutbox } from '#server/mail/outbox.ts';
import { outgoingMail } from '#server/mail/table.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { countMails, lastCode } from '#tests/kit/doors.ts';
import { until } from '#tests/kit/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';

const SECOND = 1000;

let product: Product;
const restarted: Outbox[] = [];
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
afterEach(async () => {
  product.mail.refuseWith = null;
  product.mail.isSilent = false;
  product.mail.hangUp();
  for (const outbox of restarted.splice(0)) await outbox.stop();
});

/** The sender of another server process on the same database, such as one started after a kill. */
function startAgain(): Outbox {
  const { db, log, now } = product.services;
  const outbox = startOutbox(db, smtpTransport(product.mail.url, 'Marquee <hello@marquee.example>'), log, now);
  restarted.push(outbox);
  return outbox;
}

let made = 0;
function newMail(details: Partial<Mail> = {}): Mail {
  made += 1;
  return { to: `reader${made}@mail.example`, subject: 'News', text: 'Something happened.\n', ...details };
}
const queue = (mail: Mail) => queueMail(product.services.db, mail, product.services.now());
const copies = ({ to }: Pick<Mail, 'to'>) =>
  product.mail.mails.filter((mail) => mail.to?.some(({ address }) => address === to));
async function rowOf({ to }: Pick<Mail, 'to'>) {
  const [row] = await product.services.db.select().from(outgoingMail).where(eq(outgoingMail.to, to));
  if (!row) throw new Error(`no mail to ${to}`);
  return row;
}
/** How often it has failed to go out, once that is noted. */
async function failures(mail: Pick<Mail, 'to'>) {
  const { attempts, lastError, sentAt } = await rowOf(mail);
  return lastError !== null && sentAt === null ? attempts : 0;
}
/** Lets a sender look through everything that is due: a mail that is due as well has been sent. */
async function lookThrough(outbox: Outbox) {
  const marker = newMail();
  await queue(marker);
  outbox.wake();
  await until(async () => (await rowOf(marker)).attempts > 0);
}

test('a mail is sent when what caused it is committed, and never when that failed', async () => {
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

test('once sent its text is gone, and a code stands nowhere in the database', async () => {
  const { db } = product.services;
  const user = await product.user();
  await product.nobody.rest('POST', '/admin/login', { identifier: user.email, password: user.password });
  const code = await lastCode(product, user.email);
  await until(async () => (await rowOf({ to: user.email })).sentAt !== null);
  expect(await rowOf({ to: user.email })).toMatchObject({ text: '', lastError: null, attempts: 1 });
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const holders = async (word: string) => {
    const found = rows.map(async ({ name }) => {
      const held = await db.execute(sql`select from ${sql.identifier(name)} as t where t::text ~ ${`\\y${word}\\y`}`);
      return held.rows.length ? [name] : [];
    });
    return (await Promise.all(found)).flat();
  };
  expect(await holders(user.mobile)).toEqual(['users']);
  expect(await holders(code)).toEqual([]);
});

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [4, 40],
  [5, 60],
  [6, 60],
  [5000, 60],
])('after failure %i the pause is %i s', (attempts, seconds) => {
  expect(retryPause(attempts)).toBe(seconds * SECOND);
});

test('a mail answered with 451 is tried again after the pause and not before, and arrives', async () => {
  const { outbox, now } = product.services;
  const mail = newMail();
  product.mail.refuseWith = 451;
  await queue(mail);
  for (const [attempts, pause] of [
    [1, 5 * SECOND],
    [2, 10 * SECOND],
    [3, 20 * SECOND],
  ] as const) {
    const from = now().getTime();
    outbox.wake();
    await until(async () => (await failures(mail)) === attempts);
    const row = await rowOf(mail);
    expect(row.runAt.getTime() - from).toBeGreaterThanOrEqual(pause);
    expect(row.runAt.getTime() - now().getTime()).toBeLessThanOrEqual(pause);
    product.passTime(pause / 2);
    await lookThrough(outbox);
    expect(await failures(mail)).toBe(attempts);
    product.passTime(pause / 2);
  }
  product.mail.refuseWith = null;
  outbox.wake();
  await product.mail.mailTo(mail.to);
  expect(copies(mail)).toHaveLength(1);
});

test('a restart tries at once what waits for its next try', async () => {
  const mail = newMail();
  product.mail.refuseWith = 451;
  await queue(mail);
  product.services.outbox.wake();
  await until(async () => (await failures(mail)) === 1);
  product.mail.refuseWith = null;
  startAgain();
  await product.mail.mailTo(mail.to);
});

test('a mail whose sender died is sent again after its lease, known by the same Message-ID', async () => {
  const mail = newMail();
  // As good as dead: this sender never hears that its mail was taken.
  product.mail.isSilent = true;
  await queue(mail);
  product.services.outbox.wake();
  const first = await product.mail.mailTo(mail.to);
  product.mail.isSilent = false;

  product.passTime(50 * SECOND);
  const survivor = startAgain();
  await lookThrough(survivor);
  expect(copies(mail)).toHaveLength(1);
  product.passTime(10 * SECOND);
  survivor.wake();
  const second = await product.mail.mailTo(mail.to, 1);
  expect(second.messageId).toMatch(/^<[0-9a-f-]{36}@marquee\.example>$/);
  expect(second.messageId).toBe(first.messageId);
});

test('two servers send every mail once', async () => {
  const mails = Array.from({ length: 35 }, () => newMail());
  for (const mail of mails) await queue(mail);
  startAgain();
  product.services.outbox.wake();
  await Promise.all(mails.map(({ to }) => product.mail.mailTo(to)));
  await lookThrough(product.services.outbox);
  for (const mail of mails) expect(copies(mail)).toHaveLength(1);
});

test('line breaks in a name or a subject make no headers', async () => {
  const admin = await product.signedIn('admin');
  const evil = 'Eve\r\nBcc: thief@mail.example\r\n\r\nSend money';
  const user = { email: 'eve@staff.example', password: 'Secret-123' };
  const details = { ...user, name: evil, mobile: '9000000001', role: 'Employee' };
  expect((await admin.rest('POST', '/admin/signup', details)).status).toBe(201);
  const mail = newMail({ subject: evil });
  await queue(mail);
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
