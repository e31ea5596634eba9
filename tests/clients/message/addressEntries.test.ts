import { expect } from 'vitest';
import { oneForm } from '#schema/emailAddress.ts';
import { bookings } from '#server/clients/booking/table.ts';
import { findByIdentifier } from '#server/people/user/users.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { book, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { countOf, writeMail } from '#tests/kit/content/incomingMail.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { rawMail, rawPart } from '#tests/kit/content/rawMail.ts';
import { codeIn } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test as base } from '#tests/kit/test.ts';

const HOUR_MS = 3600 * 1000;
const test = base.extend('settings', { scope: 'file' }, async ({ imapServer }) => {
  imapServer.deliver(await writeMail({ from: 'old@client.example', text: 'Old.' }), new Date(Date.now() - HOUR_MS));
  return { IMAP_URL: imapServer.url, IMAP_NEW: 'on', OFFICE_EMAIL: 'office@agency.example' };
});

const forms = [
  ['a domain in ASCII form', 'anna@xn--mller-kva.example', 'anna@müller.example'],
  ['a domain in Unicode form', 'Bert@MÜLLER.example', 'bert@müller.example'],
  ['a local part in Devanagari', 'संपर्क@उदाहरण.भारत', 'संपर्क@उदाहरण.भारत'],
  ['an ampersand', 'rock&roll@band.example', 'rock&roll@band.example'],
  ['an equals sign', 'bounce+a=b@list.example', 'bounce+a=b@list.example'],
  ['slashes', 'g=asha/s=rao@x400.example', 'g=asha/s=rao@x400.example'],
] as const;

test.for(forms)('an application whose address has %s is stored in one form', async ([, email, stored], { product }) => {
  expect(await makeAffiliate(product.nobody, { email })).toMatchObject({ email: stored });
});

test('calls booked with any form of an address are stored in one form', async ({ product, admin }) => {
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  const times = await freeTimes(product.nobody);
  for (const [index, [, email]] of forms.entries()) {
    expect((await book(product.nobody, times[index * 3] ?? '', { email })).errors).toBeUndefined();
  }
  const rows = await product.services.db.select({ email: bookings.email }).from(bookings);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(forms.map(([, , stored]) => stored).toSorted());
});

test.for(forms)(
  'a mail from an address with %s becomes an enquiry of the stored form',
  async ([what, email, stored], { product, imapServer, employee }) => {
    await until(async () => (await countOf(product, 'unmatched')) === 1);
    const head = [
      `From: Anna Weiss <${email}>`,
      `Subject: ${what}`,
      `Message-ID: <${what.replaceAll(' ', '-')}@w.example>`,
    ];
    const body = Buffer.from(`Our address has ${what}.`);
    imapServer.deliver(rawMail(rawPart(['Content-Type: text/plain; charset=utf-8'], body), head));
    const list = 'query ($search: String!) { messages(search: $search) { nodes { email message } } }';
    const search = `Our address has ${what}.`;
    await expect
      .poll(async () => (await employee.gql(list, { search })).data.messages.nodes)
      .toMatchObject([{ email: stored }]);
  },
);

test.for(forms)(
  'a user whose address has %s signs in with what was written and what is stored',
  async ([, email, stored], { product, admin }) => {
    const password = 'Secret-1x';
    const mobile = `91${String(forms.findIndex((form) => form[1] === email)).padStart(8, '0')}`;
    const user = { name: 'Anna Weiss', email, password, mobile, role: 'Employee' };
    expect((await admin.rest('POST', '/admin/signup', user)).status).toBe(201);
    expect((await findByIdentifier(product.services.db, stored))?.email).toBe(stored);
    for (const [round, identifier] of [email, stored].entries()) {
      expect((await product.nobody.rest('POST', '/admin/login', { identifier, password })).status).toBe(200);
      const codes = () =>
        product.mail.mails
          .filter(({ to }) => oneForm(to?.[0]?.address ?? '') === stored)
          .map(codeIn)
          .filter(Boolean);
      await until(async () => codes().length > round);
      const otp = codes()[round];
      const { status } = await product.nobody.rest('POST', '/admin/verify-otp', { identifier, otp });
      expect(status).toBe(200);
    }
  },
);

test.for(forms)('the acknowledgement reaches an address with %s', async ([, email, stored], { product }) => {
  await makeMessage(product, { email });
  const asked = () => [...product.mail.asked.keys()].map(oneForm);
  await expect.poll(asked).toContain(stored);
});
