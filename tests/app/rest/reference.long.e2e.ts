import { expect } from 'vitest';
import { handsOver } from '#tests/kit/browser/meddle.ts';
import { button, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';
import { wordsOf } from '#web/site/reference/calls.ts';
import type { Reference } from '#web/site/reference/reference.ts';

let reference: Reference;
test.beforeAll(async ({ product }) => {
  reference = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as Reference;
});

test('without scripts the reference shows every call with audience, input, examples and statuses', async ({
  product,
}) => {
  const { page, complaints, leave } = await visit(product, undefined, { javaScriptEnabled: false });
  await page.goto(paths.reference);
  const words = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  // Sections by name without blanks, because searching each would scan the whole page each time.
  const sections = new Map(
    await page.getByRole('region').evaluateAll((all) =>
      all.map((one): [string, string] => {
        const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent;
        return [(label ?? one.getAttribute('aria-label') ?? '').replace(/\s+/g, ''), (one as HTMLElement).innerText];
      }),
    ),
  );
  for (const { name, calls } of wordsOf(reference)) {
    expect(words).toContain(name);
    for (const call of calls) {
      const text = sections.get(`${call.method}${call.path}`) ?? '';
      const who = { public: 'Everybody', staff: 'Staff', admin: 'Admins' }[call['x-audience']];
      expect(text).toContain(who);
      expect(text).toContain(call.summary.replaceAll('`', ''));
      expect(text).toContain(`${reference.servers[0].url}/`);
      for (const status of Object.keys(call.responses)) expect(text).toContain(status);
      const body = call.requestBody?.content['multipart/form-data'].schema.$ref?.split('/').at(-1);
      const fields = reference.components.schemas[body ?? '']?.properties ?? {};
      for (const field of Object.keys(fields)) expect([call.anchor, text.includes(field)]).toEqual([call.anchor, true]);
      expect(text.includes('Authorization: Bearer TOKEN')).toBe(call['x-audience'] !== 'public');
    }
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('the reference works by keyboard and stays as rendered when its document fails', async ({ product }) => {
  const { page, complaints, open, leave } = await visit(product);
  const shown = () => page.getByRole('article').innerText();
  await open(paths.reference);
  const drawn = await shown();
  expect(complaints).toEqual([]);

  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'POST /messages/us' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#post-messages-us');
  const call = page.getByRole('region', { name: 'POST /messages/us' });
  expect(await call.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300);
  const sentence = call.getByText('Too many requests. Please try again later.');
  expect(await sentence.isVisible()).toBe(false);
  await call.getByText('Statuses').focus();
  await page.keyboard.press('Enter');
  await sentence.waitFor();
  const hrefs = ['OpenAPI document', 'GraphQL'].map((name) => page.getByRole('link', { name }).getAttribute('href'));
  expect(await Promise.all(hrefs)).toEqual(['/api/openapi.json', '/graphql']);

  await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503, body: '{}' }));
  const refused = page.waitForEvent('pageerror');
  await page.goto('about:blank');
  await page.goto(paths.reference);
  expect((await refused).message).toBe('/api/openapi.json answered 503');
  expect(await shown()).toBe(drawn);
  await page.getByRole('link', { name: 'POST /messages/us' }).click();
  expect(new URL(page.url()).hash).toBe('#post-messages-us');
  await leave();
});

test('a reference that failed to load after navigation loads by another try', async ({ product }) => {
  const visitor = await visit(product, undefined, { viewport: { width: 390, height: 844 } });
  const { page, open, leave } = visitor;
  await open(paths.about);
  await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503, body: '{}' }));
  await handsOver(page);
  await goWithin(visitor.page, paths.reference);
  await page.getByText('Loading Failed').waitFor();
  await page.unroute('**/api/openapi.json');
  await button(page, 'Try Again').click();
  await page.getByRole('region', { name: 'GET /blogs/{slug}' }).waitFor();

  const link = page.getByRole('link', { name: 'DELETE /affiliate/{id}' });
  expect(await link.isVisible()).toBe(false);
  await page.getByText('Contents', { exact: true }).click();
  await link.click();
  expect(new URL(page.url()).hash).toBe('#delete-affiliate-id');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await leave();
});
