import { expect } from 'vitest';
import { auditEntries } from '#server/platform/audit/table.ts';
import { makePicture, mediaOperations, sendPicture } from '#tests/kit/content/media.ts';
import { forgetSite } from '#tests/kit/content/site.ts';
import { structuredDataIn } from '#tests/kit/network/html.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => forgetSite(product));

const SAVE =
  'mutation ($input: SiteInput!) { saveSite(input: $input) { logo { url } darkLogo { pictureId url vectorUrl width height } } }';
const save = (admin: Person, input: object) => admin.gql(SAVE, { input });
const textOf = async (product: Product, path: string) => (await fetch(product.url + path)).text();
const svg = (inner = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inner}<path fill="#fff" d="M0 0h40v10z"/></svg>`,
  );

test('an SVG for dark ground is served without its scripts and is in the markup of every page', async ({
  product,
  admin,
}) => {
  const { data } = await sendPicture(admin, svg('<script>alert(1)</script>'));
  const logo = await makePicture(admin, { name: 'Logo' }, [1200, 300]);
  const { data: saved } = await save(admin, { logoId: logo.id, darkLogoId: data.uploadPicture.id });
  const { darkLogo } = saved.saveSite;
  expect(darkLogo).toMatchObject({ pictureId: data.uploadPicture.id, width: 1200, height: 300 });
  const file = await fetch(darkLogo.vectorUrl);
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(await file.text()).not.toContain('script');
  for (const path of ['/', '/about', '/nowhere']) {
    const text = await textOf(product, path);
    // At the head and at the foot.
    expect([path, text.split(`<img src="${darkLogo.vectorUrl}"`).length]).toEqual([path, 3]);
    expect(text.split(`<img src="${saved.saveSite.logo.url}"`)).toHaveLength(2);
    expect(text).toContain('.for-dark{display:var(--for-dark)}');
  }
  expect(JSON.stringify(structuredDataIn(await textOf(product, '/')))).toContain(`"logo":"${saved.saveSite.logo.url}"`);
});

test('a page of a site without a logo for dark ground has no trace of one', async ({ product, admin }) => {
  const before = await textOf(product, '/about');
  expect(before).not.toMatch(/for-dark|darkLogo/);
  const { id } = await makePicture(admin);
  await save(admin, { darkLogoId: id });
  expect(await textOf(product, '/about')).toContain('for-dark');
  await save(admin, { darkLogoId: null });
  expect(await textOf(product, '/about')).toBe(before);
});

test('a site that is not launched shows the logo for dark ground to visitors', async ({ product, admin }) => {
  const { id } = await makePicture(admin, { name: 'Dark' }, [1200, 300]);
  const { data } = await save(admin, { darkLogoId: id });
  const launch = (isLaunched: boolean) =>
    admin.gql('mutation ($is: Boolean!) { launchSite(isLaunched: $is) { id } }', { is: isLaunched });
  await launch(false);
  const text = await textOf(product, '/');
  expect(text).toContain('Opening soon');
  expect(text).toContain(`<span class="for-dark"><img src="${data.saveSite.darkLogo.url}"`);
  await launch(true);
});

test('the logo for dark ground is an audited picture of the library', async ({ product, admin }) => {
  const { db } = product.services;
  const { id } = await makePicture(admin);
  await db.delete(auditEntries);
  const { data } = await save(admin, { darkLogoId: id });
  expect(await db.select().from(auditEntries)).toMatchObject([
    { action: 'site.save', before: { darkLogo: null }, after: { darkLogo: data.saveSite.darkLogo.url } },
  ]);
  expect((await admin.gql(mediaOperations.uses, { id })).data.mediaUses.nodes).toMatchObject([
    { kind: 'SITE', title: 'darkLogo', isCover: true },
  ]);
  expect((await admin.gql(mediaOperations.remove, { id })).code).toBe('CONFLICT');
  await save(admin, { darkLogoId: null });
  expect((await admin.gql(mediaOperations.remove, { id })).code).toBeUndefined();
  const { code, errors } = await save(admin, { darkLogoId: UNKNOWN });
  expect([code, errors?.[0]?.extensions.fields]).toEqual([
    'BAD_USER_INPUT',
    { darkLogoId: expect.stringMatching(/no longer in the library/) },
  ]);
});
