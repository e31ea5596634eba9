import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { codeIn } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { startProduct } from '#tests/kit/product/product.ts';

test('a mail without SMTP_URL is a file of its owner whose code is printed', async ({ onTestFinished }) => {
  const product = await startProduct({ SMTP_URL: '', MAIL_FROM: 'The Office <office@agency.example>' });
  onTestFinished(() => product.stop());
  const user = await product.user();
  await product.nobody.rest('POST', '/admin/login', { identifier: user.email, password: user.password });
  await until(() => product.printed.length > 0);

  const folder = join(product.services.settings.DATA_DIR, 'outbox');
  const [file = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);

  const mail = await PostalMime.parse(await readFile(join(folder, file)));
  expect(mail).toMatchObject({
    from: { name: 'The Office', address: 'office@agency.example' },
    to: [{ address: user.email }],
    subject: 'Your Marquee sign-in code',
    messageId: expect.stringMatching(/@agency\.example>$/),
  });
  const otp = codeIn(mail);
  expect(product.printed).toEqual([
    expect.stringMatching(`^mail to ${user.email}: Your Marquee sign-in code \\(code ${otp}\\) → .*${file}$`),
  ]);
  const { status } = await product.nobody.rest('POST', '/admin/verify-otp', { identifier: user.email, otp });
  expect(status).toBe(200);
});

test('without SMTP_URL the terminal names neither the client nor the subject of a mail to the office', async ({
  onTestFinished,
}) => {
  const product = await startProduct({ SMTP_URL: '', OFFICE_EMAIL: 'office@agency.example' });
  onTestFinished(() => product.stop());
  await makeMessage(product, { name: 'Anjali Rao', email: 'anjali@rao.example' });
  await until(() => product.printed.some((line) => line.includes('office@agency.example')));
  expect(product.printed.join('\n')).not.toMatch(/Anjali|Rao|rao\.example/i);
});

test('the code of a sign-in during a mail server outage arrives later exactly once', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const user = await product.user();
  await product.mail.stop();
  const step = await product.nobody.rest('POST', '/admin/login', { identifier: user.email, password: user.password });
  expect(step.status).toBe(200);
  await until(async () => {
    const [mail] = await product.services.db.select().from(outgoingMail);
    return mail?.lastError === 'ESOCKET';
  });
  const back = await startMailServer(Number(new URL(product.mail.url).port));
  onTestFinished(() => back.stop());
  product.passTime(5000);
  product.services.outbox.wake();
  const otp = codeIn(await back.mailTo(user.email));
  const { status } = await product.nobody.rest('POST', '/admin/verify-otp', { identifier: user.email, otp });
  expect(status).toBe(200);
});
