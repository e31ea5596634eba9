import { expect } from 'vitest';
import { choiceOf, type Tags, tagServices } from '#schema/tagServices.ts';
import { SiteTagsInput, tagStrings } from '#schema/tags.ts';
import { changeSite, forgetSite, sendSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const ids = {
  googleAnalytics: 'G-AB12CD34EF',
  tagManager: 'GTM-AB12CD3',
  metaPixel: '123456789012345',
  linkedIn: '1234567',
};
const tagsQuery = '{ site { tags { googleAnalytics metaPixel linkedInBooking } } }';

test.beforeEach(({ product }) => forgetSite(product));

const agreedTo = (tags: Tags) => `theme=dark; consent=${choiceOf(true, tags)}`;
const policyOf = async (product: Product, path: string, headers: Record<string, string> = {}) =>
  String((await send(product.url, path, { headers })).headers['content-security-policy']);
/** The hosts of others in a directive. */
const hostsIn = (policy: string, directive: string) =>
  policy
    .split(';')
    .find((one) => one.startsWith(`${directive} `))
    ?.split(' ')
    .filter((source) => source.includes('://'));
const foreignIn = (policy: string) => [hostsIn(policy, 'script-src'), hostsIn(policy, 'connect-src')];

test.for([
  [
    'googleAnalytics',
    ['G-1234', 'G-AB12CD34EF', 'G-ABCDEFGHIJKLMNOP'],
    ['G-123', 'UA-12345-1', 'G-ab12', 'G-ABCDEFGHIJKLMNOPQ'],
    'badAnalytics',
  ],
  ['tagManager', ['GTM-1234', 'GTM-ABCDEFGHIJKL'], ['GTM-123', 'G-AB12CD', "GTM-AB'12"], 'badManager'],
  [
    'metaPixel',
    ['1234567890', '12345678901234567890'],
    ['123456789', '123456789012345678901', '12345a7890'],
    'badPixel',
  ],
  ['linkedIn', ['1234', '123456789012'], ['123', '1234567890123', '12 34'], 'badPartner'],
  ['linkedInBooking', ['1234'], ['123', 'x'], 'badConversion'],
] as const)('an id of %s is accepted only in its form', ([name, good, bad, sentence]) => {
  for (const id of [...good, '', ' ', null])
    expect([id, SiteTagsInput.safeParse({ [name]: id }).success]).toEqual([id, true]);
  for (const id of bad) {
    const { success, error } = SiteTagsInput.safeParse({ [name]: id });
    expect([id, success, error?.issues[0]?.message]).toEqual([id, false, tagStrings[sentence]]);
  }
});

test('a wrong id is refused without a change', async ({ product, admin }) => {
  const { errors } = await sendSite(admin, { name: 'Other', tags: { metaPixel: '12' } });
  expect(errors?.[0]?.extensions?.fields).toEqual({ tags: tagStrings.badPixel });
  expect((await product.services.readSite()).tags).toBeUndefined();
});

test('only admins read or change the tags', async ({ product, admin, employee }) => {
  await changeSite(admin, { tags: { metaPixel: ids.metaPixel } });
  expect((await admin.gql(tagsQuery)).data.site.tags).toEqual({
    ...{ googleAnalytics: null, metaPixel: ids.metaPixel, linkedInBooking: null },
  });
  for (const person of [product.nobody, employee]) {
    expect((await person.gql(tagsQuery)).errors).toHaveLength(1);
    expect((await sendSite(person, { tags: { metaPixel: null } })).errors).toHaveLength(1);
  }
  expect((await product.services.readSite()).tags).toEqual({ metaPixel: ids.metaPixel });
});

test('an empty id turns only its tag off', async ({ product, admin }) => {
  await changeSite(admin, { tags: ids });
  await changeSite(admin, { tags: { metaPixel: '', linkedIn: null } });
  const { googleAnalytics, tagManager } = ids;
  expect((await product.services.readSite()).tags).toEqual({ googleAnalytics, tagManager });
  await changeSite(admin, { tags: null });
  expect((await product.services.readSite()).tags).toBeUndefined();
});

const google = 'https://www.googletagmanager.com';
test.for([
  ['googleAnalytics', [google], ['https://*.google-analytics.com', 'https://*.analytics.google.com', google]],
  ['tagManager', [google], ['https://*.google-analytics.com', 'https://*.analytics.google.com', google]],
  ['metaPixel', ['https://connect.facebook.net'], ['https://connect.facebook.net', 'https://www.facebook.com']],
  ['linkedIn', ['https://snap.licdn.com'], ['https://px.ads.linkedin.com']],
] as const)(
  'the policy has exactly the hosts of %s after consent only',
  async ([name, scripts, connections], { product, admin }) => {
    const untouched = await policyOf(product, '/about');
    expect(foreignIn(untouched)).toEqual([[], []]);
    const tags = { [name]: ids[name] };
    await changeSite(admin, { tags });
    for (const cookie of [
      '',
      'consent=',
      `consent=${choiceOf(false, tags)}`,
      'consent=yes',
      agreedTo({ metaPixel: '9999999999' }),
    ])
      expect([cookie, await policyOf(product, '/about', { cookie })]).toEqual([cookie, untouched]);
    expect(foreignIn(await policyOf(product, '/about', { cookie: agreedTo(tags) }))).toEqual([scripts, connections]);
  },
);

test('the policy has the hosts of all tags once each without anything inline', async ({ product, admin }) => {
  await changeSite(admin, { tags: ids });
  const policy = await policyOf(product, '/', { cookie: agreedTo(ids) });
  expect(hostsIn(policy, 'script-src')).toEqual([google, 'https://connect.facebook.net', 'https://snap.licdn.com']);
  expect(policy.split(';').find((one) => one.startsWith('script-src'))).not.toMatch(/unsafe|data:|\*/);
});

test('a consent to other ids counts as none', async ({ product, admin }) => {
  await changeSite(admin, { tags: { metaPixel: ids.metaPixel } });
  const cookie = agreedTo({ metaPixel: ids.metaPixel });
  expect(hostsIn(await policyOf(product, '/', { cookie }), 'script-src')).toHaveLength(1);
  await changeSite(admin, { tags: { linkedIn: ids.linkedIn } });
  expect(hostsIn(await policyOf(product, '/', { cookie }), 'script-src')).toEqual([]);
});

test.for([{ 'sec-gpc': '1' }, { dnt: '1' }] as Record<string, string>[])(
  'the signal %o counts as a refusal',
  async (signal, { product, admin }) => {
    await changeSite(admin, { tags: ids });
    const policy = await policyOf(product, '/', { cookie: agreedTo(ids), ...signal });
    expect(foreignIn(policy)).toEqual([[], []]);
  },
);

test.for([
  '/login',
  '/admin',
  '/admin/site',
  '/forgot-password',
  '/preview/abc',
  '/booking/abc',
  '/submit-review/abc',
  '/nowhere',
])('the page %s has no tags whatever the cookie says', async (path, { product, admin }) => {
  await changeSite(admin, { tags: ids });
  const { text, headers } = await getPage(product, path, { cookie: agreedTo(ids) });
  expect(foreignIn(String(headers['content-security-policy']))).toEqual([[], []]);
  expect(text).not.toContain('"mayTag":true');
});

test('the page of a site that is not launched has no tags', async ({ product, admin }) => {
  await changeSite(admin, { tags: ids });
  const launch = 'mutation ($isLaunched: Boolean!) { launchSite(isLaunched: $isLaunched) { id } }';
  await admin.gql(launch, { isLaunched: false });
  expect(foreignIn(await policyOf(product, '/', { cookie: agreedTo(ids) }))).toEqual([[], []]);
  await admin.gql(launch, { isLaunched: true });
  expect(hostsIn(await policyOf(product, '/', { cookie: agreedTo(ids) }), 'script-src')).toHaveLength(3);
});

test('no cache gives the page of one choice to the other', async ({ product, admin }) => {
  product.holdTime();
  await changeSite(admin, { tags: ids });
  const cookie = agreedTo(ids);
  for (const _ of [1, 2]) {
    const strict = await send(product.url, '/about');
    const agreed = await send(product.url, '/about', { headers: { cookie } });
    expect(foreignIn(String(strict.headers['content-security-policy']))).toEqual([[], []]);
    expect(hostsIn(String(agreed.headers['content-security-policy']), 'script-src')).toHaveLength(3);
    expect(strict.headers.vary).toMatch(/Cookie, Sec-GPC, DNT/);
    expect(agreed.headers.vary).toMatch(/Cookie, Sec-GPC, DNT/);
    expect([strict.headers['cache-control'], agreed.headers['cache-control']]).toEqual([
      'no-cache',
      'private, no-cache',
    ]);
    expect(strict.headers.etag).toBeTruthy();
    // What a browser has stored before the consent is not confirmed after it.
    const again = await send(product.url, '/about', {
      headers: { cookie, 'if-none-match': String(strict.headers.etag) },
    });
    expect(again.status).toBe(200);
  }
});

test('a page of a site without tags depends on no cookie', async ({ product }) => {
  const plain = await getPage(product, '/about');
  const other = await getPage(product, '/about', { cookie: agreedTo(ids) });
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(other.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  expect(other.text).toBe(plain.text);
  expect(plain.text).not.toMatch(/mayTag|"tags":|Cookie choices/);
});

test('the privacy policy names the services that are on', async ({ product, admin }) => {
  const plain = (await getPage(product, '/privacy-policy')).text;
  expect(plain).toContain('sets no cookies for visitors');
  await changeSite(admin, { tags: { googleAnalytics: ids.googleAnalytics, linkedIn: ids.linkedIn } });
  const { text } = await getPage(product, '/privacy-policy');
  expect(text).toContain(`If you agree, it loads ${tagServices.googleAnalytics} and ${tagServices.linkedIn}`);
  expect(text).not.toContain('sets no cookies for visitors');
  expect(text).not.toContain(tagServices.metaPixel);
});
