import { describe, expect } from 'vitest';
import { mailLanguage } from '#server/platform/mail/language.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { de } from '#server/platform/mail/texts/de.ts';
import { affiliateOperations, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { book, callOperations, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { issueLink, review, reviewOperations } from '#tests/kit/content/review.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const VISITORS = /@(client|company)\.example$/;

/** Lets every kind of mail to visitors be sent, except those of the newsletter and of reminders that a worker sends. */
async function writeToVisitors(product: Product, admin: Person): Promise<void> {
  const { nobody } = product;
  const asked = async (operation: string, variables: Record<string, unknown>) => {
    const { data, errors } = await admin.gql(operation, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { id, email } = await makeMessage(product);
  await asked(messageOperations.reply, { id, input: { replyText: 'Gerne.' } });
  await issueLink(admin, { email, sendMail: true });
  const { token } = await issueLink(admin, { email: 'reviewer@client.example' });
  await nobody.gql(reviewOperations.submit, { token, input: review() });

  const [first = '', second = ''] = await freeTimes(nobody);
  await book(nobody, first, { email: 'caller@client.example' });
  const call = callToken((await product.mail.mailTo('caller@client.example')).text);
  await nobody.gql(callOperations.move, { token: call, input: { startsAt: second } });
  const { data } = await admin.gql(callOperations.list, { from: first.slice(0, 10), days: 14 });
  const booking = data.bookings.bookings.find((one: { email: string }) => one.email === 'caller@client.example');
  await asked(callOperations.remind, { id: booking.id });
  await nobody.gql(callOperations.cancel, { token: call });

  const accepted = await makeAffiliate(nobody);
  await asked(affiliateOperations.accept, { id: accepted.id });
  await asked(affiliateOperations.renew, { id: accepted.id });
  const declined = await makeAffiliate(nobody);
  await asked(affiliateOperations.decline, { id: declined.id, reason: 'Kein Platz.' });
}

/** Matches an English sentence of mails, whatever stands in its places. */
const patternOf = (sentence: string) =>
  new RegExp(
    sentence
      .split(/{\w+}/)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+'))
      .join('.+'),
  );

const sentences = Object.keys(de);

describe.for(['de', 'hi'] as const)('on a site in %s', (language) => {
  test('mails to visitors have no English sentence', async ({ product }) => {
    atNoon(product);
    const admin = await product.signedIn('admin');
    await takeBookings(admin);
    await makeHost(product, `Host of ${language}`);
    await changeSite(admin, { language });
    const { db } = product.services;
    await db.delete(outgoingMail);
    await writeToVisitors(product, admin);
    const written = (await db.select().from(outgoingMail)).filter(({ to }) => VISITORS.test(to));
    const { t } = mailLanguage(language);
    const subjects = written.map(({ subject }) => subject);
    expect(subjects).toContain(t('Your message to {name}', { name: 'Marquee' }));
    expect(subjects).toContain(t('How was it to work with {name}?', { name: 'Marquee' }));
    expect(subjects).toContain(
      t('Your private page has a new address: {name} affiliate programme', { name: 'Marquee' }),
    );
    expect(written.length).toBeGreaterThanOrEqual(9);
    for (const { subject, text, calendar } of written) {
      const whole = [subject, text, calendar?.content.match(/^SUMMARY:.*$/m)?.[0]].join('\n');
      expect([subject, sentences.filter((sentence) => patternOf(sentence).test(whole))]).toEqual([subject, []]);
    }
  });
});

test('an acknowledgement names a service of the original catalogue in the language of the site', async ({
  product,
  admin,
}) => {
  await changeSite(admin, { language: 'de' });
  const { email } = await makeMessage(product, { service: 'Web Development' });
  const { text } = await product.mail.mailTo(email);
  expect(text).toContain('danke für Ihre Nachricht an Marquee zum Thema Webentwicklung.');
});
