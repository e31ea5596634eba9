import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { senderOf } from '#server/platform/mail/office.ts';
import type { OutgoingMailRow } from '#server/platform/mail/table.ts';
import { serviceIdIn, smtpTransport } from '#server/platform/mail/transport.ts';
import { corresponded, entriesOf, writeAnswer, writeBounce } from '#tests/kit/content/incomingMail.ts';
import { type ImapServer, startImapServer } from '#tests/kit/network/imapServer.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

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
  product.mail.acceptWith = () => null;
});

/** A service that replaces Message-ID names each mail in its reply. */
function nameMails(): string[] {
  const ids: string[] = [];
  product.mail.acceptWith = () => {
    const id = `0109018f${ids.length}c2b7a61-${crypto.randomUUID()}-000000`;
    ids.push(id);
    return `Ok ${id}`;
  };
  return ids;
}

const withoutOurs = { messageId: undefined, references: undefined };

test('an answer joins its message by the id that the SMTP service gave', async () => {
  const ids = nameMails();
  const { message, mail } = await corresponded(product, staff);
  await expect.poll(() => ids.length).toBeGreaterThanOrEqual(2);
  const inReplyTo = ids.map((id) => `<${id.toUpperCase()}@ap-south-1.amazonses.com>`).join(' ');
  imap.deliver(await writeAnswer(mail, { inReplyTo, references: undefined, text: 'By the id of the service.' }));
  await expect
    .poll(() => entriesOf(staff, message.id, 'Answer'))
    .toMatchObject([{ text: 'By the id of the service.', mayBeAutomatic: false }]);
});

test('a bounce finds its reply by the id that the SMTP service gave', async () => {
  const ids = nameMails();
  const { message, mail } = await corresponded(product, staff);
  await expect.poll(() => ids.length).toBeGreaterThanOrEqual(2);
  for (const id of ids)
    imap.deliver(writeBounce({ ...mail, messageId: `<${id}@email.amazonses.com>` }, '550 5.1.1 no such user'));
  await expect
    .poll(() => entriesOf(staff, message.id, 'Reply'))
    .toMatchObject([{ bounce: { reason: expect.stringContaining('no such user') } }]);
});

test('an answer to a similar id does not join', async () => {
  const ids = nameMails();
  const { message, mail } = await corresponded(product, staff);
  await expect.poll(() => ids.length).toBeGreaterThanOrEqual(2);
  const inReplyTo = ids.map((id) => `<${id.slice(0, -1)}1@email.amazonses.com>`).join(' ');
  imap.deliver(await writeAnswer(mail, { ...withoutOurs, inReplyTo, text: 'By a guess.' }));
  imap.deliver(await writeAnswer(mail, { text: 'By our id.' }));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toMatchObject([{ text: 'By our id.' }]);
});

describe('the reply of a mail server', () => {
  test.for([
    ['250 Ok 0109018f3c2b7a61-5d7e0c6e-7d1c-4a5c-9b53-000000', '0109018f3c2b7a61-5d7e0c6e-7d1c-4a5c-9b53-000000'],
    ['250 2.0.0 Ok: queued as 4Sx7Jq2Zl5z9sK', null],
    ['250 OK', null],
    ['250 Message accepted for delivery with thanks', null],
  ] as [string, string | null][])('%s names %s', ([reply, id]) => {
    expect(serviceIdIn(reply)).toBe(id);
  });
});

test.for(['Rao @ Sons', 'Rao <new> & Sons', '"Rao" \\ x@y.example, Sons'])(
  'the Message-ID of a site named %s has the domain of its address',
  async (name, context) => {
    const server = await startMailServer();
    context.onTestFinished(() => server.stop());
    const sender = senderOf({ ...product.services.siteFile, name, email: 'office@agency.example' });
    const transport = smtpTransport(server.url, async () => sender);
    context.onTestFinished(() => transport.close());
    const mail = {
      ...{ id: crypto.randomUUID(), to: 'asha@rao.example', subject: 'Hello', text: 'Hello', headers: {} },
      ...{ calendar: null, follows: [crypto.randomUUID()], about: [], createdAt: new Date(), runAt: new Date() },
      ...{ attempts: 0, deferrals: 0, lastError: null, serverReply: null, sentAt: null, undeliveredAt: null, settlesAt: null },
    } satisfies OutgoingMailRow;
    await transport.send(mail);
    expect(server.mails).toMatchObject([
      {
        messageId: `<${mail.id}@agency.example>`,
        inReplyTo: `<${mail.follows[0]}@agency.example>`,
        from: { name, address: 'office@agency.example' },
      },
    ]);
  },
);
