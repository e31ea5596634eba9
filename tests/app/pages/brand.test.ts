import { afterAll, beforeAll, expect, test } from 'vitest';
import { onSignal, signalInk } from '#schema/palette.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { issueLink, postReview } from '#tests/kit/content/review.ts';
import { canonicalOf, descriptionOf, getPage, titleOf } from '#tests/kit/network/html.ts';
import { brand, brandFile, oursIn } from '#tests/kit/product/brand.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { routes } from '#web/routes.tsx';

const ORIGIN = 'https://www.papilio.example';

let other: Product;
beforeAll(async () => {
  const { file, remove } = await brandFile();
  other = await startProduct({ SITE_FILE: file, PUBLIC_URL: ORIGIN });
  await remove();
});
afterAll(() => other.stop());

test('another brand replaces the default one on every page', async () => {
  const pages = routes.map(({ path }) => path.replace(/:\w+/, 'nowhere'));
  for (const path of [...pages, '/nowhere']) {
    const { text } = await getPage(other, path);
    expect(titleOf(text), path).toContain(brand.name);
    expect(text).toContain(brand.email);
    expect([path, oursIn(text)]).toEqual([path, []]);
  }
  const { text } = await getPage(other, '/');
  expect([descriptionOf(text), canonicalOf(text)]).toEqual([brand.description, `${ORIGIN}/`]);
});

test('the brand colours and derived text colours are in the styles', async () => {
  const { text } = await getPage(other, '/');
  const { signal, depth } = brand.colours;
  expect(text).toContain(
    `:root{--brand-signal:${signal};--brand-on-signal:${onSignal(signal)};--brand-signal-ink:${signalInk(signal)};--brand-depth:${depth}}`,
  );
});

test('the brand replaces the default one in every mail', async () => {
  const staff = await other.signedIn('Employee');
  const { email, password } = await other.user();
  await other.nobody.rest('POST', '/admin/login', { identifier: email, password });
  const message = await makeMessage(other);
  await staff.gql(messageOperations.reply, { id: message.id, input: { replyText: 'We call you tomorrow.' } });
  await makeAffiliate(other.nobody);
  const { token } = await issueLink(staff, { email: 'client@company.example', sendMail: true });
  await postReview(other.nobody, token);

  const code = await other.mail.mailTo(email);
  expect(code.subject).toBe(`Your ${brand.name} sign-in code`);
  expect(code.from).toMatchObject({ address: brand.email, name: brand.name });
  // Acknowledgement and reply to the sender, link to the client, notification to the office.
  await Promise.all([
    other.mail.mailTo(message.email, 1),
    other.mail.mailTo('client@company.example'),
    other.mail.mailTo(brand.email, 2),
  ]);
  for (const mail of other.mail.mails) {
    expect(mail.from).toMatchObject({ address: brand.email, name: brand.name });
    expect(oursIn(JSON.stringify(mail)), mail.subject).toEqual([]);
    const isForOffice = mail.to?.some(({ address }) => address === brand.email);
    if (!isForOffice) expect(mail.text, mail.subject).toContain(brand.name);
  }
});
