import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { makeMessage, messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const OFFICE = 'office@agency.example';

const test = base.extend('settings', { scope: 'file' }, () => ({
  OFFICE_EMAIL: OFFICE,
  MAIL_FROM: 'The Agency <post@agency.example>',
}));

async function officeMail(product: Product, id: string): Promise<Email> {
  await product.mail.mailTo(OFFICE, (await countMails(product, OFFICE)) - 1);
  const own = product.mail.mails.filter(({ text }) => text?.includes(`/contact-details/${id}`));
  expect(own).toHaveLength(1);
  return own[0] as Email;
}
const reply = (employee: Person, id: string, replyText: string) =>
  employee.gql(messageOperations.reply, { id, input: { replyText } });
const headerOf = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;

test('the office mail contains the whole message, a reply address and a link', async ({ product }) => {
  const { id, email, contactNumber } = await makeMessage(product, {
    name: 'Asha Menon',
    service: 'Email Marketing',
    message: 'Two lines,\nof which this is the second.',
  });
  const mail = await officeMail(product, id);
  expect(mail.to).toEqual([{ name: '', address: OFFICE }]);
  expect(mail.subject).toBe('New message from Asha Menon: Email Marketing');
  expect(mail.replyTo).toEqual([{ name: '', address: email }]);
  for (const part of [email, contactNumber, 'Two lines,\nof which this is the second.'])
    expect(mail.text).toContain(part);
  expect(mail.text).toContain(`${product.url}/contact-details/${id}`);
});

test('line breaks in a name become spaces in the message and the mail to the office', async ({ product, employee }) => {
  const { id, name } = await makeMessage(product, { name: 'Asha\r\n\r\nEmail: thief@mail.example\u2028Menon' });
  expect(name).toBe('Asha Email: thief@mail.example Menon');
  const mail = await officeMail(product, id);
  expect(mail.subject).toBe(`New message from ${name}: ${newMessage().service}`);
  expect(mail.text).toMatch(/^Asha Email: thief@mail\.example Menon has written/);
  expect(await employee.rest('POST', '/messages/us', newMessage({ name: 'A\n' }))).toMatchObject({
    status: 422,
    body: { errors: { name: 'Name must be at least 2 characters' } },
  });
});

test('without OFFICE_EMAIL the contact address of the brand is notified', async ({ onTestFinished }) => {
  const plain = await startProduct();
  onTestFinished(() => plain.stop());
  await makeMessage(plain, { name: 'Asha Menon', message: null });
  const mail = await plain.mail.mailTo(plain.services.siteFile.email);
  expect(mail.text).toContain('There is no text.');
});

test('the acknowledgement contains no text of the sender, so that it cannot be used to mail strangers', async ({
  product,
}) => {
  const { email, service } = await makeMessage(product, {
    name: 'Buy at spam.example',
    message: 'Cheap pills at https://spam.example',
  });
  const mail = await product.mail.mailTo(email);
  expect(mail.subject).toBe('Your message to Marquee');
  expect(mail.text).toContain(`thank you for writing to Marquee about ${service}`);
  expect(mail.text).not.toMatch(/spam|pills/i);
  expect(JSON.stringify(mail.headers)).not.toMatch(/spam\.example/);
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-replied');
  expect(mail.replyTo).toEqual([{ name: '', address: OFFICE }]);
  expect([mail.inReplyTo, mail.references]).toEqual([undefined, undefined]);
});

test('a reply quotes the conversation newest first and belongs to one mail thread', async ({ product, employee }) => {
  const { id, email } = await makeMessage(product, { message: 'Line one.\r\nLine two.' });
  const acknowledged = await product.mail.mailTo(email);
  await reply(employee, id, 'We will look at it.\n\nOn Monday.');
  const first = await product.mail.mailTo(email, 1);
  await reply(employee, id, 'We have looked at it.');
  const second = await product.mail.mailTo(email, 2);

  expect(first.subject).toBe('Re: Your message to Marquee');
  expect(first.from).toEqual({ name: 'The Agency', address: 'post@agency.example' });
  expect(first.replyTo).toEqual([{ name: '', address: OFFICE }]);
  expect(first.text).toMatch(/^We will look at it\.\n\nOn Monday\.\n\nMarquee\n/);
  expect(first.text).toMatch(/You wrote on \w+ \d+, \d{4} about Web Development:\n> Line one\.\n> Line two\.\n$/);
  expect(second.text).toMatch(
    /^We have looked at it\.\n\n[^>]*Marquee wrote on [^>]*:\n> We will look at it\.\n> \n> On Monday\.\n\nYou wrote on [^>]*:\n> Line one\.\n> Line two\.\n$/,
  );

  const ids = [acknowledged, first, second].map(({ messageId }) => messageId);
  for (const messageId of ids) expect(messageId).toMatch(/^<[0-9a-f-]{36}@agency\.example>$/);
  expect(new Set(ids).size).toBe(3);
  expect([first.inReplyTo, first.references]).toEqual([ids[0], ids[0]]);
  expect([second.inReplyTo, second.references]).toEqual([ids[1], `${ids[0]} ${ids[1]}`]);
});

test('a reply to a message without text names the service that was asked about', async ({ product, employee }) => {
  const { id, email } = await makeMessage(product, { message: null, service: 'PPC Advertising' });
  // Waiting mails are sent together, in no order.
  await product.mail.mailTo(email);
  await reply(employee, id, 'What may we do for you?');
  const mail = await product.mail.mailTo(email, 1);
  expect(mail.text).toMatch(/You asked on \w+ \d+, \d{4} about PPC Advertising\.\n$/);
});

test('line breaks in texts of a sender add no headers to any mail', async ({ product, employee }) => {
  const evil = 'Eve\r\nBcc: thief@mail.example\r\n\r\nSend money';
  const { id, email } = await makeMessage(product, { name: evil, message: evil });
  await reply(employee, id, evil);
  for (const mail of [
    await officeMail(product, id),
    await product.mail.mailTo(email),
    await product.mail.mailTo(email, 1),
  ]) {
    expect(mail.to).toHaveLength(1);
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  }
  expect(product.mail.mails.some(({ to }) => to?.some(({ address }) => address === 'thief@mail.example'))).toBe(false);
});

test('a refused message sends no mail', async ({ product }) => {
  const input = newMessage({ service: 'Plumbing' });
  const before = await countMails(product, OFFICE);
  expect((await product.nobody.rest('POST', '/messages/us', input)).status).toBe(422);
  expect(await countMails(product, OFFICE)).toBe(before);
  expect(await countMails(product, input.email as string)).toBe(0);
});
