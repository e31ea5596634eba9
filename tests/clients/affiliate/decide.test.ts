import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { affiliateOperations, makeAccepted, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const OFFICE = 'office@agency.example';
const test = base.extend('settings', { scope: 'file' }, () => ({ OFFICE_EMAIL: OFFICE }));

const accept = (employee: Person, id: string, ifState?: string, who = employee) =>
  who.gql(affiliateOperations.accept, { id, ...(ifState && { ifState }) });
const decline = (employee: Person, id: string, reason: string, ifState?: string, who = employee) =>
  who.gql(affiliateOperations.decline, { id, reason, ...(ifState && { ifState }) });
/** The mail with this subject; mails may arrive in any order. */
async function mailAbout(product: Product, email: string, subject: string, how = 1) {
  const reported = () =>
    product.mail.mails.filter((mail) => mail.to?.[0]?.address === email && mail.subject?.startsWith(subject));
  await until(() => reported().length === how);
  return reported();
}
const openPage = (product: Product, token: string) => product.nobody.gql(affiliateOperations.page, { token });
const pageIn = (text: string | undefined) => /\/affiliate\/([\w-]{43})/.exec(text ?? '')?.[1] as string;
/** Number of mails and audit entries, which a refusal must not change. */
const written = async (product: Product) => {
  const { db } = product.services;
  return [await db.$count(outgoingMail), await db.$count(auditEntries)];
};

describe('an application', () => {
  test('accepting mails a referral link and a private page, without text of the applicant', async ({
    product,
    employee,
  }) => {
    const { id, email, name } = await makeAffiliate(product.nobody, { name: 'Cheap watches at evil.example' });
    const { data } = await accept(employee, id);
    const { referralLink } = data.acceptAffiliate;
    expect(data.acceptAffiliate).toMatchObject({ state: 'ACCEPTED', hasPage: true, reason: null });
    expect(referralLink).toMatch(new RegExp(`^${product.url}/\\?ref=[2-9a-hjkmnp-z]{8}$`));
    const mail = await product.mail.mailTo(email);
    expect(mail.subject).toMatch(/^You are accepted/);
    expect(mail.text).toContain(referralLink);
    expect(mail.text).not.toContain(name);
    expect(mail.text?.replace(/\s+/g, ' ')).toContain('Nothing on this page is a bill');
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([OFFICE]);
    const page = await openPage(product, pageIn(mail.text));
    expect(page.data.affiliatePage).toMatchObject({ id, referralLink });
    // The token is stored only as a hash.
    const [row] = await product.services.db.select().from(affiliates).where(eq(affiliates.id, id));
    expect(JSON.stringify(row)).not.toContain(pageIn(mail.text));
  });

  test('declining mails the reason to the applicant', async ({ product, employee }) => {
    const { id, email } = await makeAffiliate(product.nobody);
    const { data } = await decline(employee, id, '  We have\r\nenough of these.  ');
    expect(data.declineAffiliate).toMatchObject({
      ...{ state: 'DECLINED', reason: 'We have\nenough of these.' },
      ...{ referralLink: null, hasPage: false },
    });
    const mail = await product.mail.mailTo(email);
    expect([mail.subject, mail.text]).toEqual([
      expect.stringContaining('About your application'),
      expect.stringContaining('We have\nenough of these.'),
    ]);
  });

  test.for([
    ['', 'Please write why'],
    ['  \n ', 'Please write why'],
    ['x'.repeat(501), 'Please use at most 500 characters'],
  ])('declining without a valid reason is refused: %j', async ([reason = '', sentence], { product, employee }) => {
    const { id } = await makeAffiliate(product.nobody);
    const before = await written(product);
    const { code, errors } = await decline(employee, id, reason);
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { reason: sentence }]);
    expect(await written(product)).toEqual(before);
    expect((await decline(employee, id, 'x'.repeat(500))).code).toBeUndefined();
  });

  type Decide = (employee: Person, id: string) => ReturnType<typeof accept>;
  const declined: Decide = (employee, id) => decline(employee, id, 'No.');
  test.for<[how: string, act: (index: number) => Decide]>([
    ['accepted twenty times', () => accept],
    ['declined twenty times', () => declined],
    ['accepted and declined', (index) => (index % 2 ? accept : declined)],
  ])('an application that is %s concurrently is decided once', async ([, act], { product, employee }) => {
    const { id, email } = await makeAffiliate(product.nobody);
    const [mails, entries] = (await written(product)) as [number, number];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => act(index)(employee, id)));
    const refused = answers.filter(({ code }) => code);
    expect(refused).toHaveLength(19);
    for (const { code, errors } of refused)
      expect([code, errors?.[0].message]).toEqual([
        'CONFLICT',
        expect.stringMatching(/^This application has been (accepted|declined) already\.$/),
      ]);
    expect(await written(product)).toEqual([mails + 1, entries + 1]);
    await product.mail.mailTo(email);
  });

  test('a decision changes only for a request that names it, without another referral link', async ({
    product,
    employee,
  }) => {
    const { id, email } = await makeAffiliate(product.nobody);
    await decline(employee, id, 'Not now.');
    expect((await accept(employee, id)).code).toBe('CONFLICT');
    const first = (await accept(employee, id, 'DECLINED')).data.acceptAffiliate;
    expect(first).toMatchObject({ state: 'ACCEPTED', reason: null });
    const token = pageIn((await mailAbout(product, email, 'You are accepted'))[0]?.text);

    expect((await decline(employee, id, 'Enough.')).code).toBe('CONFLICT');
    expect((await accept(employee, id, 'ACCEPTED')).code).toBe('CONFLICT');
    const ended = (await decline(employee, id, 'Enough.', 'ACCEPTED')).data.declineAffiliate;
    expect(ended).toMatchObject({ state: 'ENDED', reason: 'Enough.', hasPage: false });
    expect((await mailAbout(product, email, 'Our partnership has ended'))[0]?.text).toContain('Enough.');
    expect((await openPage(product, token)).code).toBe('NOT_FOUND');
    expect((await decline(employee, id, 'Again.', 'ENDED')).code).toBe('CONFLICT');

    const again = (await accept(employee, id, 'ENDED')).data.acceptAffiliate;
    expect(again.referralLink).toBe(first.referralLink);
    expect((await openPage(product, token)).code).toBe('NOT_FOUND');
    const tokens = (await mailAbout(product, email, 'You are accepted', 2)).map(({ text }) => pageIn(text));
    const codes = await Promise.all(tokens.map(async (one) => (await openPage(product, one)).code));
    expect(codes).toEqual(expect.arrayContaining(['NOT_FOUND', undefined]));
  });

  test('an application is either decided or spam', async ({ product, employee }) => {
    const { id } = await makeAffiliate(product.nobody);
    await employee.gql(affiliateOperations.spam, { id, isSpam: true });
    const before = await written(product);
    for (const { code, errors } of [await accept(employee, id), await decline(employee, id, 'No.')])
      expect([code, errors?.[0].message]).toEqual(['CONFLICT', expect.stringContaining('lies in spam')]);
    expect(await written(product)).toEqual(before);
    await employee.gql(affiliateOperations.spam, { id, isSpam: false });
    await accept(employee, id);
    const { code, errors } = await employee.gql(affiliateOperations.spam, { id, isSpam: true });
    expect([code, errors?.[0].message]).toEqual(['CONFLICT', expect.stringContaining('End the partnership')]);
  });

  test('only staff can decide an application or read its state', async ({ product, employee }) => {
    const { id } = await makeAffiliate(product.nobody);
    for (const { code } of [
      await accept(employee, id, undefined, product.nobody),
      await decline(employee, id, 'No.', undefined, product.nobody),
      await product.nobody.gql(affiliateOperations.renew, { id }),
      await product.nobody.gql(affiliateOperations.revoke, { id }),
    ])
      expect(code).toBe('UNAUTHENTICATED');
    const apply = `mutation ($input: ApplyInput!) { apply(input: $input) { id FIELD } }`;
    const input = { name: 'A', companyName: 'B', email: 'a@b.example', phone: '9876543210', service: 'PUBLISHER' };
    for (const field of ['state', 'reason', 'referralLink', 'hasPage', 'figures { visits }'])
      expect([field, (await product.nobody.gql(apply.replace('FIELD', field), { input })).code]).toEqual([
        field,
        'UNAUTHENTICATED',
      ]);
    const admin = await product.signedIn('admin');
    expect((await accept(employee, id, undefined, admin)).data.acceptAffiliate.state).toBe('ACCEPTED');
  });

  test('a declined application cannot be declined again', async ({ product, employee }) => {
    const { id } = await makeAffiliate(product.nobody);
    expect((await decline(employee, id, 'Not now.')).errors).toBeUndefined();
    const before = await written(product);
    expect((await decline(employee, id, 'Not ever.', 'DECLINED')).code).toBe('CONFLICT');
    expect(await written(product)).toEqual(before);
  });

  test('applications are filtered by state', async ({ product, employee }) => {
    const { id } = await makeAccepted(product, employee);
    const of = async (state: string) =>
      (await employee.gql(`{ affiliates(state: ${state}, first: 200) { nodes { id state } } }`)).data.affiliates.nodes;
    const accepted = await of('ACCEPTED');
    expect(accepted[0]).toEqual({ id, state: 'ACCEPTED' });
    for (const state of ['NEW', 'ACCEPTED', 'DECLINED', 'ENDED'])
      expect((await of(state)).filter((one: { state: string }) => one.state !== state)).toEqual([]);
  });
});

describe('a private page', () => {
  test('renewing a private page replaces its address by a new one that is mailed', async ({ product, employee }) => {
    const { id, token, email } = await makeAccepted(product, employee);
    const { data } = await employee.gql(affiliateOperations.renew, { id });
    const mails = await mailAbout(product, email, 'Your private page has a new address', 2);
    const mail = mails.find(({ text }) => pageIn(text) !== token);
    expect(data.renewAffiliatePage.link).toBe(`${product.url}/affiliate/${pageIn(mail?.text)}`);
    expect((await openPage(product, token)).code).toBe('NOT_FOUND');
    expect((await openPage(product, pageIn(mail?.text))).data.affiliatePage.id).toBe(id);
  });

  test('a revoked private page is answered with the 404 page of an unknown one', async ({ product, employee }) => {
    const { id, token } = await makeAccepted(product, employee);
    const path = `/affiliate/${token}`;
    const response = await fetch(product.url + path);
    expect(response.status).toBe(200);
    expect(['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => response.headers.get(name))).toEqual([
      ...['no-store', 'noindex', 'no-referrer'],
    ]);
    for (let time = 0; time < 2; time += 1) {
      const { data } = await employee.gql(affiliateOperations.revoke, { id });
      expect(data.revokeAffiliatePage.hasPage).toBe(false);
    }
    const [dead, unknown] = await Promise.all(
      [path, `/affiliate/${'x'.repeat(43)}`].map((one) => fetch(product.url + one)),
    );
    expect([dead?.status, unknown?.status]).toEqual([404, 404]);
    const text = async (one: Response | undefined) => (await one?.text())?.replace(/"requestId":"[^"]+"/, '');
    expect(await text(dead)).toBe(await text(unknown));
    expect((await employee.gql(affiliateOperations.renew, { id })).data.renewAffiliatePage.affiliate.hasPage).toBe(
      true,
    );
  });

  test('only accepted affiliates have a private page', async ({ product, employee }) => {
    const { id } = await makeAffiliate(product.nobody);
    expect((await employee.gql(affiliateOperations.renew, { id })).code).toBe('CONFLICT');
    expect((await employee.gql(affiliateOperations.revoke, { id })).data.revokeAffiliatePage.hasPage).toBe(false);
  });

  test('a private page is deleted with its affiliate', async ({ product, employee }) => {
    const { id, token } = await makeAccepted(product, employee);
    await employee.gql(affiliateOperations.remove, { id });
    expect((await fetch(`${product.url}/affiliate/${token}`)).status).toBe(404);
  });
});
