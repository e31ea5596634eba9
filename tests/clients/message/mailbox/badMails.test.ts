import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { corresponded, countOf, entriesOf, writeAnswer } from '#tests/kit/content/incomingMail.ts';
import { type ImapServer, startImapServer } from '#tests/kit/network/imapServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3600 * 1000;

let imap: ImapServer;
let product: Product;
let staff: Person;
beforeAll(async () => {
  imap = await startImapServer();
  product = await startProduct({ IMAP_URL: imap.url });
  staff = await product.signedIn('Employee');
});
afterAll(async () => {
  await product.stop();
  await imap.stop();
});
afterEach(() => {
  imap.onFetch = () => 'OK';
});

const textsOf = async (id: string) =>
  (await entriesOf(staff, id, 'Answer')).map(({ text }: { text: string }) => text).sort();
const lastUid = () => imap.mails.at(-1)?.uid as number;

/** Parses the UIDs of a command, which are lists and ranges. */
const names = (command: string, uid: number) =>
  (/UID FETCH (\S+)/i.exec(command)?.[1] ?? '').split(',').some((part) => {
    const [first = 0, last = first] = part.split(':').map(Number);
    return uid >= first && uid <= last;
  });
const isOfHeaders = (command: string) => command.includes('[HEADER]');

test.each([
  ['the headers', isOfHeaders],
  ['the whole', (command: string) => !isOfHeaders(command)],
])(
  'a mail of which the server refuses %s is skipped, logged and counted, and later mails arrive',
  async (_part, isMeant) => {
    const { message, mail } = await corresponded(product, staff);
    const other = await corresponded(product, staff);
    const warned = vi.spyOn(product.services.log, 'warn');
    const before = await countOf(product, 'refused');
    const bad = lastUid() + 1 || 1;
    imap.onFetch = (command) => (isMeant(command) && names(command, bad) ? 'NO' : 'OK');
    imap.hangUp();
    imap.deliver(await writeAnswer(mail, { text: 'The bad one.' }));
    imap.deliver(await writeAnswer(mail, { text: 'A later one.' }));
    imap.deliver(await writeAnswer(other.mail, { text: 'Of another client.' }));
    await expect.poll(() => textsOf(message.id)).toEqual(['A later one.']);
    await expect.poll(() => textsOf(other.message.id)).toEqual(['Of another client.']);
    expect(await countOf(product, 'refused')).toBe(before + 1);
    expect(warned.mock.calls).toContainEqual([{ uid: bad }, expect.stringContaining('a mail was skipped')]);

    imap.onFetch = () => 'OK';
    product.passTime(HOUR);
    imap.deliver(await writeAnswer(mail, { text: 'The last one.' }));
    await expect.poll(() => textsOf(message.id)).toEqual(['A later one.', 'The bad one.', 'The last one.']);
  },
);

test('a server that renumbers its mails under the same UIDVALIDITY is read again, without duplicates', async () => {
  const { message, mail } = await corresponded(product, staff);
  imap.deliver(await writeAnswer(mail, { text: 'First.' }));
  imap.deliver(await writeAnswer(mail, { text: 'Second.' }));
  await expect.poll(() => textsOf(message.id)).toEqual(['First.', 'Second.']);
  const known = await countOf(product, 'known');
  imap.mails.splice(0, imap.mails.length - 1);
  imap.renumber(true);
  imap.deliver(await writeAnswer(mail, { text: 'Third.' }));
  await expect.poll(() => textsOf(message.id)).toEqual(['First.', 'Second.', 'Third.']);
  expect(await countOf(product, 'known')).toBeGreaterThan(known);
});
