import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { newsletterDeliveries } from '#server/clients/newsletter/table.ts';
import {
  forgetReaders,
  insertReader,
  issueOf,
  newsletterOperations,
  newsletterTokenIn,
  publishedPost,
  sendPost,
  switchOn,
} from '#tests/kit/content/newsletter.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(({ admin }) => switchOn(admin, { interests: ['Search', 'Social'] }));
test.beforeEach(async ({ product }) => {
  await forgetReaders(product);
  product.mail.answer = () => null;
  product.mail.mails.length = 0;
});

const body = `Hello **reader**, see [services](/services) and [others](https://example.com/a?b=1).

![A chart](/pictures/chart.webp)`;

test('a post arrives as HTML and as text, with its leave link in both and in the headers', async ({
  product,
  admin,
  employee,
}) => {
  const { email } = await insertReader(product);
  const id = await sendPost(employee, { title: 'News of May', body });
  const mail = await product.mail.mailTo(email);
  const { url } = product;
  const token = newsletterTokenIn(mail);
  const link = `${url}/newsletter/${token}`;
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(mail.subject).toBe('News of May');
  expect(header('list-unsubscribe')).toBe(`<${link}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.html).toContain('Hello <strong>reader</strong>');
  expect(mail.html).toContain(
    `${url}/services?utm_source=newsletter&amp;utm_medium=email&amp;utm_campaign=newsletter-`,
  );
  expect(mail.html).toContain('href="https://example.com/a?b=1"');
  expect(mail.html).toContain(`src="${url}/pictures/chart.webp"`);
  expect(mail.html).toContain(link);
  expect(mail.text).toContain('Hello reader');
  expect(mail.text).toContain(`Leave: ${link}`);
  await expect.poll(() => issueOf(admin, id)).toMatchObject({ state: 'SENT', figures: { readers: 1, sent: 1 } });
});

test('the sentences around a post are in the language of the reader, those of the post in its own', async ({
  product,
  employee,
}) => {
  const german = await insertReader(product, { language: 'de' });
  const english = await insertReader(product);
  await sendPost(employee, { title: 'समाचार', body: 'नमस्ते', language: 'hi' });
  const mail = await product.mail.mailTo(german.email);
  expect(mail.html).toContain('<html lang="de">');
  expect(mail.html).toContain('>Newsletter abbestellen</a>');
  expect(mail.text).toContain('weil Sie den Newsletter von Marquee abonniert haben.');
  expect(mail.text).toContain('Abmelden: http');
  for (const { html, text } of [mail, await product.mail.mailTo(english.email)]) {
    expect(html).toMatch(/<div lang="hi" dir="ltr"><h1[^>]*><a [^>]*>समाचार<\/a>/);
    expect(html).toMatch(/<p lang="hi"[^>]*><a [^>]*>साइट पर पढ़ें<\/a>/);
    expect(text).toContain('साइट पर पढ़ें: http');
  }
  expect((await product.mail.mailTo(english.email)).html).toContain('<html lang="en">');
});

test('a reader leaves on a page of the language of the mail, a mail program at the plain address', async ({
  product,
  admin,
  employee,
}) => {
  await offerLanguages(admin);
  const { email } = await insertReader(product, { language: 'de' });
  await sendPost(employee, { title: 'News of June', body });
  const mail = await product.mail.mailTo(email);
  await changeSite(admin, { furtherLanguages: [] });
  const token = newsletterTokenIn(mail);
  expect(mail.text).toContain(`Abmelden: ${product.url}/de/newsletter/${token}`);
  expect(mail.html).toContain(`href="${product.url}/de/newsletter/${token}"`);
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  expect(header).toBe(`<${product.url}/newsletter/${token}>`);
});

test('a mail loads nothing that would report that it is read', async ({ product, employee }) => {
  const { email } = await insertReader(product);
  await sendPost(employee, { body: 'Only text.' });
  const { html = '' } = await product.mail.mailTo(email);
  expect(html).not.toMatch(/<img|<link|@import|url\(/);
});

test('one POST of a mail program ends the subscription, without a session', async ({ product, employee }) => {
  const { email } = await insertReader(product);
  const id = await sendPost(employee);
  const token = newsletterTokenIn(await product.mail.mailTo(email));
  const answer = await fetch(`${product.url}/newsletter/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  const { data } = await employee.gql(newsletterOperations.subscribers, { search: email });
  expect(data.newsletterSubscribers.nodes).toMatchObject([{ state: 'LEFT' }]);
  expect(await issueOf(employee, id)).toMatchObject({ figures: { left: 1 } });
});

test('an issue goes to readers of its interest and to those that want everything', async ({ product, employee }) => {
  await insertReader(product, { email: 'search@readers.example', interests: ['Search'] });
  await insertReader(product, { email: 'all@readers.example' });
  await insertReader(product, { email: 'social@readers.example', interests: ['Social'] });
  await insertReader(product, { email: 'pending@readers.example', state: 'PENDING' });
  await insertReader(product, { email: 'left@readers.example', state: 'LEFT' });
  const id = await sendPost(employee, {}, { interest: 'Search' });
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT' });
  expect(product.mail.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    'all@readers.example',
    'search@readers.example',
  ]);
  const { data } = await employee.gql(newsletterOperations.overview);
  expect(data.newsletterOverview).toMatchObject({ confirmed: 3, pending: 1, left: 1 });
  expect(data.newsletterOverview.interests).toEqual([
    { name: 'Search', readers: 2 },
    { name: 'Social', readers: 2 },
  ]);
});

test('only a mailbox that does not exist is taken out after a refusal', async ({ product, employee }) => {
  const gone = await insertReader(product, { email: 'gone@readers.example' });
  const full = await insertReader(product, { email: 'policy@readers.example' });
  product.mail.answer = (step, address) => {
    if (step !== 'rcpt') return null;
    return address === gone.email ? '550 5.1.1 User unknown' : '550 5.7.1 Rejected by policy';
  };
  const id = await sendPost(employee);
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT', figures: { refused: 2, sent: 0 } });
  const { data } = await employee.gql(newsletterOperations.subscribers, { state: 'BOUNCED' });
  expect(data.newsletterSubscribers.nodes).toMatchObject([{ email: gone.email, reason: '550 5.1.1 User unknown' }]);
  const { data: others } = await employee.gql(newsletterOperations.subscribers, { state: 'CONFIRMED' });
  expect(others.newsletterSubscribers.nodes).toMatchObject([{ email: full.email }]);
});

test('twenty refusals one after another pause the issue', async ({ product, employee }) => {
  for (let count = 0; count < 24; count += 1) await insertReader(product);
  product.mail.answer = (step) => (step === 'mail' ? '550 5.4.5 Daily quota exceeded' : null);
  const id = await sendPost(employee);
  await expect
    .poll(() => issueOf(employee, id))
    .toMatchObject({ state: 'PAUSED', pauseReason: expect.stringContaining('Daily quota exceeded') });
  product.mail.answer = () => null;
  await employee.gql(newsletterOperations.pause, { id, isPaused: false });
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT' });
  const { figures } = await issueOf(employee, id);
  expect(figures.sent + figures.refused).toBe(24);
  expect(figures.sent).toBeGreaterThan(0);
});

test('a deferred mail is sent again, once', async ({ product, employee }) => {
  const { email } = await insertReader(product);
  product.mail.answer = (step) => (step === 'data' ? '451 4.3.0 Try again' : null);
  const id = await sendPost(employee);
  await expect.poll(() => product.mail.asked.get(email)).toBe(1);
  product.mail.answer = () => null;
  product.passTime(60_000);
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT', figures: { sent: 1 } });
  expect(product.mail.mails.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
});

test('a mail that got no answer is not sent again, unless staff ask for it', async ({ product, employee }) => {
  const { email } = await insertReader(product);
  product.mail.isSilent = true;
  const id = await sendPost(employee);
  await product.mail.mailTo(email);
  product.mail.closeConnections('silently');
  product.mail.isSilent = false;
  product.passTime(120_000);
  await expect
    .poll(() => issueOf(employee, id))
    .toMatchObject({ state: 'SENT', figures: { unanswered: 1, sent: 0, waiting: 0 } });
  await employee.gql(newsletterOperations.resend, { id });
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT', figures: { unanswered: 0, sent: 1 } });
});

test('a reader who is deleted while the mail is being sent does not get it', async ({ product, employee }) => {
  const reader = await insertReader(product);
  const gate = Promise.withResolvers<void>();
  product.mail.waitFor = () => gate.promise;
  const id = await sendPost(employee);
  await expect.poll(() => product.mail.asked.get(reader.email)).toBe(1);
  await employee.gql(newsletterOperations.remove, { id: reader.id });
  gate.resolve();
  product.mail.waitFor = () => null;
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT', figures: { sent: 0, skipped: 1 } });
  expect(product.mail.mails).toHaveLength(0);
});

test('a mail whose connection is lost before its content is sent again', async ({ product, employee }) => {
  const { email } = await insertReader(product);
  const gate = Promise.withResolvers<void>();
  product.mail.waitFor = () => gate.promise;
  const id = await sendPost(employee);
  await expect.poll(() => product.mail.asked.get(email)).toBe(1);
  product.mail.closeConnections('silently');
  product.mail.waitFor = () => null;
  gate.resolve();
  product.passTime(60_000);
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT', figures: { sent: 1, unanswered: 0 } });
});

test('an issue sends nothing while it is paused or after it is stopped', async ({ product, employee }) => {
  const gate = Promise.withResolvers<void>();
  for (let count = 0; count < 6; count += 1) await insertReader(product);
  product.mail.waitFor = () => gate.promise;
  const id = await sendPost(employee);
  await expect.poll(() => product.mail.asked.size).toBeGreaterThan(0);
  expect((await employee.gql(newsletterOperations.pause, { id, isPaused: true })).data.pauseNewsletter.state).toBe(
    'PAUSED',
  );
  gate.resolve();
  product.mail.waitFor = () => null;
  await expect
    .poll(async () => (await product.services.db.select().from(newsletterDeliveries)).map(({ state }) => state))
    .toEqual(Array.from({ length: 6 }, () => 'WAITING'));
  expect(product.mail.mails).toHaveLength(0);
  await employee.gql(newsletterOperations.stop, { id });
  expect(await issueOf(employee, id)).toMatchObject({ state: 'STOPPED', figures: { skipped: 6, sent: 0 } });
  const { errors } = await employee.gql(newsletterOperations.pause, { id, isPaused: false });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
});

test('a post is sent once, also when two ask at once', async ({ product, employee, admin }) => {
  const { email } = await insertReader(product);
  const input = { postId: await publishedPost(admin) };
  const answers = await Promise.all([1, 2, 3].map(() => employee.gql(newsletterOperations.send, { input })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const id = answers.find(({ errors }) => !errors)?.data.sendNewsletter.id;
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT' });
  expect(product.mail.mails.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
});

test('a draft is not sent, nor a post to nobody', async ({ product, employee, admin }) => {
  const draft = await publishedPost(admin, { isPublished: false });
  const { errors } = await employee.gql(newsletterOperations.send, { input: { postId: draft } });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  await product.services.db.delete(newsletterDeliveries).where(eq(newsletterDeliveries.state, 'WAITING'));
  const { errors: empty } = await employee.gql(newsletterOperations.send, {
    input: { postId: await publishedPost(admin) },
  });
  expect(empty?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' }, message: 'Nobody has subscribed to this yet.' });
});

test('a test mail goes to the viewer alone before the post is sent', async ({ product, employee, admin }) => {
  const { email } = await insertReader(product);
  const input = { postId: await publishedPost(admin, { title: 'A trial' }) };
  expect((await employee.gql(newsletterOperations.test, { input })).data.testNewsletter).toBe(true);
  await expect.poll(() => product.mail.mails.map(({ subject }) => subject)).toEqual(['Test: A trial']);
  expect(product.mail.mails[0]?.html).toContain('A trial');
  expect((await employee.gql(newsletterOperations.send, { input })).errors).toBeUndefined();
  expect((await product.mail.mailTo(email)).subject).toBe('A trial');
});

test('an issue is sent at the pace of the site', async ({ product, employee, admin }) => {
  await switchOn(admin, { perMinute: 30 });
  for (let count = 0; count < 3; count += 1) await insertReader(product);
  const begun = performance.now();
  const id = await sendPost(employee);
  await expect.poll(() => issueOf(employee, id)).toMatchObject({ state: 'SENT' });
  await switchOn(admin);
  // Two mails wait for two seconds each.
  expect(performance.now() - begun).toBeGreaterThan(3900);
});
