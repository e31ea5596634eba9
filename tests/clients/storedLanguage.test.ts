import { eq } from 'drizzle-orm';
import { expect, type TestContext, test } from 'vitest';
import { queueReminders as remindOfCalls } from '#server/clients/booking/reminders.ts';
import { messages } from '#server/clients/message/table.ts';
import { queueReminders as remindOfReviews } from '#server/clients/review/reminders.ts';
import { call, callOperations, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { done as deskDone } from '#tests/kit/content/desk.ts';
import { messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { done, eraseWholly, personalDataOperations } from '#tests/kit/content/personalData.ts';
import { issueLink } from '#tests/kit/content/review.ts';
import { offerLanguages, onPageIn } from '#tests/kit/content/severalLanguages.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { startProduct } from '#tests/kit/product/product.ts';

const DAY = 24 * 3600 * 1000;
const CLIENT = 'devika@harbour.example';

/** A site in English with German, whose time stands still. */
async function started({ onTestFinished }: TestContext) {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  atNoon(product);
  const admin = await product.signedIn('admin');
  await offerLanguages(admin);
  const enquire = async () => {
    const input = newMessage({ email: CLIENT });
    const { sendMessage } = await onPageIn(product, 'de', messageOperations.send, { input });
    await product.mail.mailTo(CLIENT);
    return sendMessage.id as string;
  };
  return { product, admin, enquire };
}

test('the automatic reminder of a call is in the language of its booking', async (context) => {
  const { product, admin } = await started(context);
  await takeBookings(admin);
  await makeHost(product, 'Asha Rao');
  const now = product.services.now().getTime();
  const startsAt = (await freeTimes(product.nobody)).find((time) => Date.parse(time) > now + 2 * DAY) as string;
  await onPageIn(product, 'de', callOperations.book, { input: call(startsAt, { email: CLIENT }) });
  await product.mail.mailTo(CLIENT);
  product.passTime(Date.parse(startsAt) - DAY - now);
  await remindOfCalls(product.services);
  const { subject, text } = await product.mail.mailTo(CLIENT, 1);
  expect(subject).toMatch(/^Eine Erinnerung: Ihr Gespräch mit Marquee, /);
  expect(text).toContain(`${product.services.settings.PUBLIC_URL}/de/booking/`);
});

test('a reminder of a review is in the language of its link, which mail programs stop without a prefix', async (context) => {
  const { product, admin, enquire } = await started(context);
  await issueLink(admin, { email: CLIENT, messageId: await enquire(), sendMail: true });
  await product.mail.mailTo(CLIENT, 1);
  product.passTime(7 * DAY);
  await remindOfReviews(product.services);
  const { subject, text, headers } = await product.mail.mailTo(CLIENT, 2);
  const { PUBLIC_URL } = product.services.settings;
  expect(subject).toBe('Eine Erinnerung: Wie war die Zusammenarbeit mit Marquee?');
  expect(text).toContain(`\n${PUBLIC_URL}/de/submit-review/`);
  const [, optOut] = /de\/(stop-review-reminders\/[\w-]{43})/.exec(text ?? '') ?? [];
  const header = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  expect(header).toBe(`<${PUBLIC_URL}/${optOut}>`);
});

test('a reminder of a review is in the main language when the other was switched off', async (context) => {
  const { product, admin, enquire } = await started(context);
  await issueLink(admin, { email: CLIENT, messageId: await enquire(), sendMail: true });
  await product.mail.mailTo(CLIENT, 1);
  await changeSite(admin, { furtherLanguages: [] });
  product.passTime(7 * DAY);
  await remindOfReviews(product.services);
  const { subject, text } = await product.mail.mailTo(CLIENT, 2);
  expect(subject).toBe('A reminder: how was it to work with Marquee?');
  expect(text).toContain(`\n${product.services.settings.PUBLIC_URL}/submit-review/`);
});

test('an erasure forgets the language of an enquiry that stays for the figures', async (context) => {
  const { product, admin, enquire } = await started(context);
  const id = await enquire();
  const input = { addresses: [CLIENT] };
  const { exportPersonalData } = done(await admin.gql(personalDataOperations.export, { input, format: 'JSON' }));
  expect(JSON.parse(exportPersonalData.content).records[0].rows[0]).toMatchObject({ id, language: 'de' });
  await deskDone(admin, 'stage', id, { stage: 'WON' });
  await eraseWholly(admin, CLIENT);
  const [row] = await product.services.db.select().from(messages).where(eq(messages.id, id));
  expect([row?.stage, row?.language]).toEqual(['WON', null]);
});
