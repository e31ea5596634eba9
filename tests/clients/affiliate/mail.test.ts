import { expect, type TestContext, test } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { limitTable } from '#server/platform/limit/limits.ts';
import { makeAffiliate, sendApplication } from '#tests/kit/content/affiliate.ts';
import { rounds } from '#tests/kit/long.ts';
import { leaveOnly } from '#tests/kit/network/limits.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import ours from '../../../site.json' with { type: 'json' };

async function product({ onTestFinished }: TestContext, environment: Record<string, string> = {}) {
  const started = await startProduct(environment);
  onTestFinished(() => started.stop());
  return started;
}

test('only the office is notified of an application', async (context) => {
  const office = 'office@agency.example';
  const started = await product(context, { OFFICE_EMAIL: office });
  const { email } = await makeAffiliate(started.nobody, {
    name: 'Neha Kulkarni',
    companyName: 'Saffron & Salt Foods',
    phone: '+919876500114',
    service: 'PUBLISHER',
  });
  const mail = await started.mail.mailTo(office);
  expect(mail.subject).toBe('Publisher application from Saffron & Salt Foods');
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
  for (const part of ['Neha Kulkarni', 'Saffron & Salt Foods', email, '+919876500114', 'as Publisher']) {
    expect(mail.text).toContain(part);
  }
  expect(mail.text).toContain(`${started.url}/admin/affiliate-manage`);
  expect(await countMails(started, email)).toBe(0);
});

test('without OFFICE_EMAIL only the address of the brand is notified, whatever the company name contains', async (context) => {
  const started = await product(context);
  await makeAffiliate(started.nobody, { service: 'ADVERTISER', companyName: 'Kaveri\r\nBcc: thief@mail.example' });
  const mail = await started.mail.mailTo(ours.email);
  expect(mail.subject).toBe('Advertiser application from Kaveri Bcc: thief@mail.example');
  expect(mail.text).toContain('\nCompany: Kaveri Bcc: thief@mail.example\n');
  expect([mail.to?.length, mail.bcc]).toEqual([1, undefined]);
});

test('applications from one IP address beyond the limit are refused with Retry-After', async (context) => {
  const started = await product(context, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  const eager = started.nobody.from('203.0.113.7');
  const taken = rounds(20, limitTable.apply.points);
  await leaveOnly(started, taken, 'apply', '203.0.113.7');
  const answers = await Promise.all(Array.from({ length: taken + 1 }, () => sendApplication(eager)));
  const refused = answers.filter(({ code }) => code);
  expect(refused.map(({ code, status }) => [code, status])).toEqual([['RATE_LIMITED', 429]]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await started.services.db.$count(affiliates)).toBe(taken);
  expect((await sendApplication(started.nobody.from('203.0.113.8'))).code).toBeUndefined();
});
