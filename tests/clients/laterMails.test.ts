import { describe, expect } from 'vitest';
import { affiliateOperations, application } from '#tests/kit/content/affiliate.ts';
import { call, callOperations, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { done } from '#tests/kit/content/personalData.ts';
import { issueLink, review, reviewOperations, tokenIn } from '#tests/kit/content/review.ts';
import { offerLanguages, onPageIn } from '#tests/kit/content/severalLanguages.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const ADD = `mutation ($input: AddBookingInput!) { addBooking(input: $input) { id } }`;

const test = base.extend('host', { scope: 'file' }, async ({ product, admin }) => {
  await takeBookings(admin);
  return makeHost(product, 'Asha Rao');
});

test.beforeAll(({ product }) => atNoon(product));
test.beforeEach(async ({ admin }) => {
  await offerLanguages(admin);
});

let made = 0;
const newAddress = () => `later${++made}@client.example`;

const baseOf = ({ services }: Product, language: string) => `${services.settings.PUBLIC_URL}/${language}/`;
const linksIn = (text: string | undefined) => text?.match(/https?:\S+/g) ?? [];

/** Sends an enquiry on a page in a language. */
async function enquire(product: Product, language: string, email = newAddress()) {
  const input = newMessage({ email });
  const { sendMessage } = await onPageIn(product, language, messageOperations.send, { input });
  await product.mail.mailTo(email);
  return { id: sendMessage.id as string, email };
}

/** Books a call on a page in a language. */
async function bookOn(product: Product, admin: Person, language: string) {
  const [first = '', next = ''] = await freeTimes(product.nobody);
  const email = newAddress();
  await onPageIn(product, language, callOperations.book, { input: call(first, { email }) });
  const { text } = await product.mail.mailTo(email);
  const { bookings } = done(await admin.gql(callOperations.list, { from: first.slice(0, 10), days: 14 })).bookings;
  const { id } = bookings.find((one: { email: string }) => one.email === email);
  const [link = ''] = linksIn(text);
  return { id: id as string, email, link, token: tokenIn(link), next };
}

/** Applies to the affiliate programme on a page in a language. */
async function applyOn(product: Product, language: string) {
  const input = application({ service: 'ADVERTISER' });
  const { apply } = await onPageIn(product, language, affiliateOperations.apply, { input });
  return apply as { id: string; email: string };
}

/** @param after number of mails that the client has got @returns the mail with the reply */
async function replyTo({ mail }: Product, admin: Person, { id, email }: { id: string; email: string }, after = 1) {
  done(await admin.gql(messageOperations.reply, { id, input: { replyText: 'Our own words.' } }));
  return mail.mailTo(email, after);
}

describe('a visitor of a prefixed page', () => {
  test("a reply has the product's words in the language of the enquiry, around those of staff", async ({
    product,
    admin,
  }) => {
    const { subject, text } = await replyTo(product, admin, await enquire(product, 'de'));
    expect(subject).toBe('Re: Ihre Nachricht an Marquee');
    expect(text).toMatch(/^Our own words\.\n/);
    expect(text).toMatch(/Sie schrieben am \d+\. \S+ \d{4} zum Thema Webentwicklung:/);
  });

  test('mails about a call that staff change are in the language of its booking', async ({
    product,
    admin,
    host: _host,
  }) => {
    const { id, email, next } = await bookOn(product, admin, 'de');
    done(await admin.gql(callOperations.remind, { id }));
    const reminder = await product.mail.mailTo(email, 1);
    done(await admin.gql(callOperations.moveBooking, { id, input: { startsAt: next } }));
    const moved = await product.mail.mailTo(email, 2);
    done(await admin.gql(callOperations.cancelBooking, { id }));
    const mails = [reminder, moved, await product.mail.mailTo(email, 3)];
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Eine Erinnerung: Ihr Gespräch mit Marquee, /),
      expect.stringMatching(/^Ihr Gespräch mit Marquee wurde verschoben: /),
      expect.stringMatching(/^Ihr Gespräch mit Marquee wurde abgesagt: /),
    ]);
    for (const { text } of mails) {
      expect(text).toContain('Guten Tag,');
      expect(linksIn(text).filter((link) => !link.startsWith(baseOf(product, 'de')))).toEqual([]);
    }
    expect((await getPage(product, new URL(linksIn(moved.text)[0] ?? '').pathname)).text).toContain('<html lang="de"');
  });

  test('later mails are in the language in which a client moves a call', async ({ product, admin, host: _host }) => {
    const { id, email, token, next } = await bookOn(product, admin, 'de');
    await onPageIn(product, 'hi', callOperations.move, { token, input: { startsAt: next } });
    const { text } = await product.mail.mailTo(email, 1);
    done(await admin.gql(callOperations.remind, { id }));
    const reminder = await product.mail.mailTo(email, 2);
    for (const words of [text, reminder.text]) {
      expect(words).toContain('नमस्ते,');
      expect(words).toContain(`${baseOf(product, 'hi')}booking/`);
    }
  });

  test('mails about a decision are in the language of the application', async ({ product, admin }) => {
    const [accepted, declined] = [await applyOn(product, 'de'), await applyOn(product, 'de')];
    done(await admin.gql(affiliateOperations.accept, { id: accepted.id }));
    const renewed = done(await admin.gql(affiliateOperations.renew, { id: accepted.id })).renewAffiliatePage;
    done(await admin.gql(affiliateOperations.decline, { id: declined.id, reason: 'No place.' }));
    const welcome = await product.mail.mailTo(accepted.email);
    expect(welcome.subject).toBe('Sie sind aufgenommen: Partnerprogramm von Marquee');
    expect(welcome.text).toContain(`${baseOf(product, 'de')}affiliate/`);
    expect(welcome.text).toContain(`Ihr Empfehlungslink: ${product.services.settings.PUBLIC_URL}/?ref=`);
    expect((await product.mail.mailTo(accepted.email, 1)).text).toContain(`Ihre private Seite: ${renewed.link}\n`);
    expect(renewed.link).toContain(`${baseOf(product, 'de')}affiliate/`);
    const refusal = await product.mail.mailTo(declined.email);
    expect(refusal.subject).toBe('Zu Ihrer Bewerbung: Partnerprogramm von Marquee');
    expect(refusal.text).toContain('\n\nNo place.\n\n');
    const ended = { id: accepted.id, reason: 'It is over.', ifState: 'ACCEPTED' };
    done(await admin.gql(affiliateOperations.decline, ended));
    expect((await product.mail.mailTo(accepted.email, 2)).subject).toMatch(/^Unsere Zusammenarbeit ist beendet/);
  });

  test('a client is asked and thanked for a review in the language of the enquiry', async ({ product, admin }) => {
    const { id, email } = await enquire(product, 'de');
    const { link, token } = await issueLink(admin, { email, messageId: id, sendMail: true });
    expect(link).toBe(`${baseOf(product, 'de')}submit-review/${token}`);
    const asked = await product.mail.mailTo(email, 1);
    expect(asked.subject).toBe('Wie war die Zusammenarbeit mit Marquee?');
    expect(asked.text).toContain(`\n${link}\n`);
    done(await product.nobody.gql(reviewOperations.submit, { token, input: review() }));
    const thanks = await product.mail.mailTo(email, 2);
    expect(thanks.subject).toBe('Danke für Ihre Bewertung von Marquee');
    expect(thanks.text).toContain(`${baseOf(product, 'de')}withdraw-review/`);
  });

  test('a review link without a message follows the newest message of its address', async ({ product, admin }) => {
    const { email } = await enquire(product, 'de');
    await enquire(product, 'hi', email);
    expect((await issueLink(admin, { email })).link).toContain(`${baseOf(product, 'hi')}submit-review/`);
  });
});

describe('a call that staff add by hand', () => {
  const add = async (admin: Person, fields: object) =>
    done(await admin.gql(ADD, { input: { name: 'Emma Clarke', service: 'Web Development', ...fields } }));

  test('a call of a stranger is confirmed in the language of the site', async ({ product, admin, host }) => {
    const [startsAt] = await freeTimes(product.nobody);
    const email = newAddress();
    await add(admin, { hostId: host.id, startsAt, email });
    const { subject, text } = await product.mail.mailTo(email);
    expect(subject).toMatch(/^Your call with Marquee: /);
    expect(linksIn(text)[0]).toContain(`${product.services.settings.PUBLIC_URL}/booking/`);
  });

  test('a call of an enquiry is confirmed in its language', async ({ product, admin, host }) => {
    const { id, email } = await enquire(product, 'de');
    const [startsAt] = await freeTimes(product.nobody);
    await add(admin, { hostId: host.id, startsAt, email, messageId: id });
    const { subject, text } = await product.mail.mailTo(email, 1);
    expect(subject).toMatch(/^Ihr Gespräch mit Marquee: /);
    expect(linksIn(text)[0]).toContain(`${baseOf(product, 'de')}booking/`);
  });
});

describe('a language that the site does not offer', () => {
  test('mails to a visitor of a plain page are in the main language', async ({ product, admin }) => {
    const message = await enquire(product, 'en');
    expect((await replyTo(product, admin, message)).subject).toBe('Re: Your message to Marquee');
    const { link } = await issueLink(admin, { email: message.email, messageId: message.id });
    expect(link).toContain(`${product.services.settings.PUBLIC_URL}/submit-review/`);
  });

  test('a visitor of a plain page gets the same words as from a site with one language', async ({ product, admin }) => {
    const write = async () => {
      const { id, email } = await enquire(product, 'en');
      await issueLink(admin, { email, messageId: id, sendMail: true });
      const mails = [await product.mail.mailTo(email, 1), await replyTo(product, admin, { id, email }, 2)];
      return mails.map(({ subject, text }) => [subject, text?.replace(/[\w-]{43}/g, 'TOKEN')]);
    };
    const several = await write();
    await changeSite(admin, { furtherLanguages: [] });
    expect(await write()).toEqual(several);
  });

  test('a site with one language stores none', async ({ product, admin }) => {
    await changeSite(admin, { furtherLanguages: [] });
    const message = await enquire(product, 'de');
    await offerLanguages(admin);
    expect((await replyTo(product, admin, message)).subject).toBe('Re: Your message to Marquee');
  });

  test('mails in a language that was switched off since are in the main one', async ({
    product,
    admin,
    host: _host,
  }) => {
    const { id, email, link } = await bookOn(product, admin, 'de');
    const applicant = await applyOn(product, 'de');
    await changeSite(admin, { furtherLanguages: ['hi'] });
    done(await admin.gql(callOperations.remind, { id }));
    done(await admin.gql(affiliateOperations.accept, { id: applicant.id }));
    const { PUBLIC_URL } = product.services.settings;
    const reminder = await product.mail.mailTo(email, 1);
    expect(reminder.subject).toMatch(/^A reminder: your call with Marquee, /);
    expect(linksIn(reminder.text)[0]).toContain(`${PUBLIC_URL}/booking/`);
    expect((await product.mail.mailTo(applicant.email)).text).toContain(`Your private page: ${PUBLIC_URL}/affiliate/`);
    const { status, headers } = await getPage(product, new URL(link).pathname);
    expect([status, headers.location]).toEqual([301, new URL(link).pathname.replace('/de', '')]);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });
});
