import { expect } from 'vitest';
import { newsletterDeliveries, newsletterTokens } from '#server/clients/newsletter/table.ts';
import { insertReader, issueOf, newsletterOperations, sendPost, switchOn } from '#tests/kit/content/newsletter.ts';
import { countsOf, done, eraseWholly, findData, personalDataOperations } from '#tests/kit/content/personalData.ts';
import { test } from '#tests/kit/test.ts';

test('the figures of an issue stay when a subscription is erased', async ({ product, admin }) => {
  await switchOn(admin);
  const { email } = await insertReader(product, { consent: 'They ticked a box.' });
  const id = await sendPost(admin);
  await product.mail.mailTo(email);
  await expect.poll(() => issueOf(admin, id)).toMatchObject({ state: 'SENT' });

  expect(await countsOf(admin, email)).toMatchObject({ newsletterSubscribers: 1 });
  const { kinds } = await findData(admin, email);
  expect(kinds[0].records).toMatchObject([{ title: email, detail: 'CONFIRMED · They ticked a box.' }]);
  const { content } = done(
    await admin.gql(personalDataOperations.export, { input: { addresses: [email] }, format: 'JSON' }),
  ).exportPersonalData;
  expect(JSON.parse(content).records).toMatchObject([
    { kind: 'newsletterSubscribers', rows: [{ email, consent: 'They ticked a box.' }] },
  ]);

  await eraseWholly(admin, email);
  const { data } = await admin.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.totalCount).toBe(0);
  expect(await product.services.db.select().from(newsletterTokens)).toEqual([]);
  expect(await product.services.db.select().from(newsletterDeliveries)).toMatchObject([
    { subscriberId: null, state: 'SENT' },
  ]);
  expect(await issueOf(admin, id)).toMatchObject({ figures: { readers: 1, sent: 1 } });
});
