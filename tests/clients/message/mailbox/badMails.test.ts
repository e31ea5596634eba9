import { expect, vi } from 'vitest';
import { corresponded, countOf, entriesOf, writeAnswer } from '#tests/kit/content/incomingMail.ts';
import type { ImapServer } from '#tests/kit/network/imapServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const HOUR = 3600 * 1000;

const test = base.extend('settings', { scope: 'file' }, ({ imapServer }) => ({ IMAP_URL: imapServer.url }));
test.afterEach(({ imapServer }) => {
  imapServer.onFetch = () => 'OK';
});

const textsOf = async (employee: Person, id: string) =>
  (await entriesOf(employee, id, 'Answer')).map(({ text }: { text: string }) => text).sort();
const lastUid = (imapServer: ImapServer) => imapServer.mails.at(-1)?.uid as number;

/** Parses the UIDs of a command, which are lists and ranges. */
const names = (command: string, uid: number) =>
  (/UID FETCH (\S+)/i.exec(command)?.[1] ?? '').split(',').some((part) => {
    const [first = 0, last = first] = part.split(':').map(Number);
    return uid >= first && uid <= last;
  });
const isOfHeaders = (command: string) => command.includes('[HEADER]');

test.for(
  rows([
    ['the headers', isOfHeaders],
    ['the whole', (command: string) => !isOfHeaders(command)],
  ]),
)(
  'later mails arrive after a mail of which the server refuses %s',
  async ([_part, isFailing], { imapServer, product, employee }) => {
    const { message, mail } = await corresponded(product, employee);
    const other = await corresponded(product, employee);
    const warned = vi.spyOn(product.services.log, 'warn');
    const before = await countOf(product, 'refused');
    const bad = lastUid(imapServer) + 1 || 1;
    imapServer.onFetch = (command) => (isFailing(command) && names(command, bad) ? 'NO' : 'OK');
    imapServer.hangUp();
    imapServer.deliver(await writeAnswer(mail, { text: 'The bad one.' }));
    imapServer.deliver(await writeAnswer(mail, { text: 'A later one.' }));
    imapServer.deliver(await writeAnswer(other.mail, { text: 'Of another client.' }));
    await expect.poll(() => textsOf(employee, message.id)).toEqual(['A later one.']);
    await expect.poll(() => textsOf(employee, other.message.id)).toEqual(['Of another client.']);
    expect(await countOf(product, 'refused')).toBe(before + 1);
    expect(warned.mock.calls).toContainEqual([{ uid: bad }, expect.stringContaining('a mail was skipped')]);

    imapServer.onFetch = () => 'OK';
    product.passTime(HOUR);
    imapServer.deliver(await writeAnswer(mail, { text: 'The last one.' }));
    await expect.poll(() => textsOf(employee, message.id)).toEqual(['A later one.', 'The bad one.', 'The last one.']);
  },
);

test('a server that renumbers its mails under the same UIDVALIDITY is read again, without duplicates', async ({
  imapServer,
  product,
  employee,
}) => {
  const { message, mail } = await corresponded(product, employee);
  imapServer.deliver(await writeAnswer(mail, { text: 'First.' }));
  imapServer.deliver(await writeAnswer(mail, { text: 'Second.' }));
  await expect.poll(() => textsOf(employee, message.id)).toEqual(['First.', 'Second.']);
  const known = await countOf(product, 'known');
  imapServer.mails.splice(0, imapServer.mails.length - 1);
  imapServer.renumber(true);
  imapServer.deliver(await writeAnswer(mail, { text: 'Third.' }));
  await expect.poll(() => textsOf(employee, message.id)).toEqual(['First.', 'Second.', 'Third.']);
  expect(await countOf(product, 'known')).toBeGreaterThan(known);
});
