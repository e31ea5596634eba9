import { describe, expect } from 'vitest';
import { senderOf } from '#server/platform/mail/office.ts';
import type { OutgoingMailRow } from '#server/platform/mail/table.ts';
import { serviceIdIn, smtpTransport } from '#server/platform/mail/transport.ts';
import { corresponded, entriesOf, writeAnswer, writeBounce } from '#tests/kit/content/incomingMail.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('settings', { scope: 'file' }, ({ imapServer }) => ({ IMAP_URL: imapServer.url }))
  .extend('staff', { scope: 'file' }, ({ product }) => product.signedIn('Employee'));
test.afterEach(({ product }) => {
  product.mail.acceptWith = () => null;
});

/** A service that replaces Message-ID names each mail in its reply. */
function nameMails(product: Product): string[] {
  const ids: string[] = [];
  product.mail.acceptWith = () => {
    const id = `0109018f${ids.length}c2b7a61-${crypto.randomUUID()}-000000`;
    ids.push(id);
    return `Ok ${id}`;
  };
  return ids;
}

const withoutOurs = { messageId: undefined, references: undefined };

test('an answer joins its message by the id that the SMTP service gave', async ({ product, imapServer, staff }) => {
  const ids = nameMails(product);
  const { message, mail } = await corresponded(product, staff);
  await expect.poll(() => ids.length).toBeGreaterThanOrEqual(2);
  const inReplyTo = ids.map((id) => `<${id.toUpperCase()}@ap-south-1.amazonses.com>`).join(' ');
  imapServer.deliver(await writeAnswer(mail, { inReplyTo, references: undefined, text: 'By the id of the service.' }));
  await expect
    .poll(() => entriesOf(staff, message.id, 'Answer'))
    .toMatchObject([{ text: 'By the id of the service.', mayBeAutomatic: false }]);
});

test('a bounce finds its reply by the id that the SMTP service gave', async ({ product, imapServer, staff }) => {
  const ids = nameMails(product);
  const { message, mail } = await corresponded(product, staff);
  await expect.poll(() => ids.length).toBeGreaterThanOrEqual(2);
  for (const id of ids)
    imapServer.deliver(writeBounce({ ...mail, messageId: `<${id}@email.amazonses.com>` }, '550 5.1.1 no such user'));
  await expect
    .poll(() => entriesOf(staff, message.id, 'Reply'))
    .toMatchObject([{ bounce: { reason: expect.stringContaining('no such user') } }]);
});

test('an answer to a similar id does not join the message', async ({ product, imapServer, staff }) => {
  const ids = nameMails(product);
  const { message, mail } = await corresponded(product, staff);
  await expect.poll(() => ids.length).toBeGreaterThanOrEqual(2);
  const inReplyTo = ids.map((id) => `<${id.slice(0, -1)}1@email.amazonses.com>`).join(' ');
  imapServer.deliver(await writeAnswer(mail, { ...withoutOurs, inReplyTo, text: 'By a guess.' }));
  imapServer.deliver(await writeAnswer(mail, { text: 'By our id.' }));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toMatchObject([{ text: 'By our id.' }]);
});

describe('the reply of a mail server', () => {
  test.for([
    ['250 Ok 0109018f3c2b7a61-5d7e0c6e-7d1c-4a5c-9b53-000000', '0109018f3c2b7a61-5d7e0c6e-7d1c-4a5c-9b53-000000'],
    ['250 2.0.0 OK: queued as <202611300945.12345678901@relay.example>', '202611300945.12345678901'],
    ['250 2.6.0 <info@agency.example> [InternalId=12345678901234567890, Hostname=mx] Queued', null],
    ['250 2.0.0 Ok: queued as 4Sx7Jq2Zl5z9sK', null],
    ['250 OK', null],
    ['250 Message accepted for delivery with thanks', null],
  ] as [string, string | null][])('the reply "%s" of a mail server names the id %s', ([reply, id]) => {
    expect(serviceIdIn(reply)).toBe(id);
  });
});

test.for(['Rao @ Sons', 'Rao <new> & Sons', '"Rao" \\ x@y.example, Sons'])(
  'the Message-ID of a site named %s has the domain of its address',
  async (name, { product, onTestFinished }) => {
    const server = await startMailServer();
    onTestFinished(() => server.stop());
    const sender = senderOf({ ...product.services.siteFile, name, email: 'office@agency.example' });
    const transport = smtpTransport(server.url, async () => sender);
    onTestFinished(() => transport.close());
    const mail = {
      ...{ id: crypto.randomUUID(), to: 'asha@rao.example', subject: 'Hello', text: 'Hello', headers: {} },
      ...{ calendar: null, follows: [crypto.randomUUID()], about: [], createdAt: new Date(), runAt: new Date() },
      ...{
        attempts: 0,
        deferrals: 0,
        lastError: null,
        serverReply: null,
        sentAt: null,
        undeliveredAt: null,
        settlesAt: null,
        html: null,
      },
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
