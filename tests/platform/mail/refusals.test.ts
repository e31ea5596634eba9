import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { corresponded, entriesOf } from '#tests/kit/content/incomingMail.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { type MailServer, type Step, startMailServer } from '#tests/kit/network/mailServer.ts';
import { newMail, outgoingOf, startOtherOutbox } from '#tests/kit/network/outgoing.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OFFICE = 'office@agency.example';

let server: MailServer;
let product: Product;
let staff: Person;
let outgoing: ReturnType<typeof outgoingOf>;
beforeAll(async () => {
  server = await startMailServer();
  const address = new URL(server.url);
  const SMTP_URL = `smtp://office:secret@${address.host}`;
  product = await startProduct({ SMTP_URL, OFFICE_EMAIL: OFFICE });
  product = { ...product, mail: server };
  product.holdTime();
  outgoing = outgoingOf(product);
  staff = await product.signedIn('Employee');
});
afterAll(async () => {
  await product.stop();
  await server.stop();
});
afterEach(() => {
  server.answer = () => null;
});

/** Answers with this reply at one step, for one address or for all. */
const refuseAt = (at: Step, answer: string, to?: string) => {
  server.answer = (step, address) => (step === at && (!to || address === to) ? answer : null);
};

const bouncesOf = async (id: string) =>
  (await entriesOf(staff, id, 'Reply')).flatMap(({ bounce }) => (bounce ? [bounce.reason] : []));
const eventsOf = async (id: string) => (await entriesOf(staff, id, 'ThreadEvent')).map(({ summary }) => summary);
async function deferralsOf(to: string): Promise<number> {
  const { db } = product.services;
  const rows = await db.select().from(outgoingMail).where(eq(outgoingMail.to, to));
  return rows.reduce((sum, { deferrals }) => sum + deferrals, 0);
}

async function countOf(outcome: string): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  return Number(new RegExp(`outgoing_mails_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

test.each<[Step, string]>([
  ['mail', '553 5.1.8 Sender address rejected'],
  ['rcpt', '550 5.1.1 User unknown'],
  ['rcpt', '521 5.2.1 This host takes no mail'],
  ['data', '554 5.7.1 Spam message rejected'],
  ['data', '552 5.3.4 Message too big'],
])('the conversation shows the refusal of a reply at %s with %s after one try', async (step, answer) => {
  const { message } = await corresponded(product, staff);
  const before = await countOf('undelivered');
  refuseAt(step, answer);
  await staff.gql(messageOperations.reply, { id: message.id, input: { replyText: 'Are you there?' } });
  await expect.poll(() => bouncesOf(message.id)).toEqual([answer]);
  expect(await eventsOf(message.id)).toContain(`A mail could not be delivered: ${answer}`);
  expect(await countOf('undelivered')).toBe(before + 1);

  server.answer = () => null;
  const arrived = server.mails.length;
  const other = startOtherOutbox(product);
  product.passTime(DAY);
  for (const outbox of [product.services.outbox, other]) await outgoing.lookThrough(outbox);
  await other.stop();
  expect(server.mails.slice(arrived).filter(({ text }) => text?.includes('Are you there?'))).toEqual([]);
});

test('the text of a refused mail is deleted, because it can contain a code', async () => {
  const mail = newMail({ text: 'Your code is 123456.\n' });
  refuseAt('rcpt', '550 5.1.1 User unknown', mail.to);
  await outgoing.queue(mail);
  product.services.outbox.wake();
  await until(async () => (await outgoing.rowOf(mail)).undeliveredAt !== null);
  expect(await outgoing.rowOf(mail)).toMatchObject({ text: '', sentAt: null, attempts: 1 });
});

test('a refused acknowledgement is shown in the conversation without delaying the mail to the office', async () => {
  const email = 'nobody@client.example';
  refuseAt('rcpt', '550 5.1.1 User unknown', email);
  const { id } = await makeMessage(product, { email, name: 'Ada Refused' });
  await expect.poll(() => eventsOf(id)).toEqual(['A mail could not be delivered: 550 5.1.1 User unknown']);
  const reported = () =>
    server.mails.filter(({ subject, to }) => to?.[0]?.address === OFFICE && subject?.includes('Ada'));
  await expect.poll(() => reported().length).toBe(1);
});

test('a mail deferred with 4yz is retried after pauses of up to four hours and arrives', async () => {
  const { outbox, now } = product.services;
  const mail = newMail();
  refuseAt('rcpt', '451 4.7.1 Greylisted', mail.to);
  await outgoing.queue(mail);
  const seconds = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240, 14_400, 14_400];
  for (const [index, pause] of seconds.entries()) {
    outbox.wake();
    await until(async () => (await outgoing.failures(mail)) === index + 1);
    expect((await outgoing.rowOf(mail)).runAt.getTime() - now().getTime()).toBe(pause * 1000);
    product.passTime(pause * 1000);
  }
  server.answer = () => null;
  outbox.wake();
  await server.mailTo(mail.to);
  expect(server.asked.get(mail.to)).toBe(seconds.length + 1);
});

test.each<[Step, string]>([
  ['mail', '452 4.3.1 Disk full'],
  ['data', '450 4.2.0 Try later'],
  ['rcpt', '421 4.7.0 Too many mails'],
])('a mail deferred at %s with %s waits longer each time, also beyond a minute', async (step, answer) => {
  const { outbox, now } = product.services;
  const mail = newMail();
  server.answer = (at) => (at === step ? answer : null);
  await outgoing.queue(mail);
  for (let failures = 1; failures <= 6; failures++) {
    outbox.wake();
    await until(async () => (await outgoing.failures(mail)) === failures);
    const { runAt } = await outgoing.rowOf(mail);
    expect(runAt.getTime() - now().getTime()).toBe(5000 * 2 ** (failures - 1));
    product.passTime(runAt.getTime() - now().getTime());
  }
  server.answer = () => null;
  outbox.wake();
  await server.mailTo(mail.to);
});

test('the conversation shows why a reply deferred for five days is given up', async () => {
  const { message } = await corresponded(product, staff);
  refuseAt('rcpt', '452 4.2.2 Mailbox full', message.email);
  await staff.gql(messageOperations.reply, { id: message.id, input: { replyText: 'Hello?' } });
  await until(async () => (await deferralsOf(message.email)) === 1);
  product.passTime(5 * DAY - HOUR);
  await outgoing.lookThrough(product.services.outbox);
  await until(async () => (await deferralsOf(message.email)) === 2);
  expect(await bouncesOf(message.id)).toEqual([]);
  product.passTime(5 * HOUR);
  await outgoing.lookThrough(product.services.outbox);
  await expect.poll(() => bouncesOf(message.id)).toEqual(['452 4.2.2 Mailbox full']);
});

test.each<[string, Step, string]>([
  ['greets with 554', 'greeting', '554 5.3.2 No service here'],
  ['greets with 421', 'greeting', '421 4.3.2 Busy'],
  ['refuses the password', 'auth', '535 5.7.8 Authentication failed'],
  ['wants a sign-in first', 'mail', '530 5.7.0 Authentication required'],
])('with a server that %s no mail is lost and pauses stay within a minute', async (_what, step, answer) => {
  const { outbox, now } = product.services;
  const mail = newMail();
  refuseAt(step, answer);
  // An open connection has been greeted and signed in.
  server.closeConnections('silently');
  await outgoing.queue(mail);
  for (let failures = 1; failures <= 7; failures++) {
    outbox.wake();
    await until(async () => (await outgoing.failures(mail)) === failures);
    const pause = (await outgoing.rowOf(mail)).runAt.getTime() - now().getTime();
    expect(pause).toBe(Math.min(5000 * 2 ** (failures - 1), MINUTE));
    product.passTime(pause);
  }
  server.answer = () => null;
  outbox.wake();
  await server.mailTo(mail.to);
});
