import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { at, leaveQuietly, TAKEN_OVER, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { application, emptyAffiliates } from '#tests/kit/content/affiliate.ts';
import { FAULTS, good, inquiryOn, PROGRAMME, THANKS } from '#tests/kit/content/inquiry.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

let visitor: Visitor;
let page: Page;
let form: ReturnType<typeof inquiryOn>;
test.beforeEach(({ product }) => emptyAffiliates(product));

const stored = (product: Product) => product.services.db.select().from(affiliates);

async function arrive(product: Product, options: Parameters<typeof visit>[2] = {}) {
  visitor = await visit(product, undefined, options);
  page = visitor.page;
  form = inquiryOn(page);
}

const isQuiet = (status?: number) => leaveQuietly(visitor, status);

test('a form requested before the scripts loaded opens afterwards, unless typing has begun', async ({ product }) => {
  await arrive(product);
  await visitor.open(`${PROGRAMME}?apply=publisher#inquiry`);
  await form.dialog('Publisher').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Escape');
  await form.dialog('Publisher').waitFor({ state: 'hidden' });
  await expect.poll(() => form.opener('Publisher').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByRole('textbox').count()).toBe(0);

  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(PROGRAMME, { waitUntil: 'commit' });
  await form.opener('Publisher').click();
  await form.title('Publisher').waitFor();
  await form.fill();
  scripts.resolve();
  await page.locator(TAKEN_OVER).waitFor({ state: 'attached' });
  expect([await form.values(), await form.dialog('Publisher').count()]).toEqual([good, 0]);
  await form.send();
  await visitor.hears(THANKS);
  expect(await stored(product)).toMatchObject([{ name: 'Neha Kulkarni', service: 'publisher' }]);
  await expect.poll(form.values).toEqual(['', '', '', '']);
  // The address without the form parameter is another cache key for the page texts.
  expect(visitor.operations).toEqual(['PageTexts', 'Apply']);
  await isQuiet();
});

test('without scripts the card links to the same form, which shows errors and thanks on the page', async ({
  product,
}) => {
  await arrive(product, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(PROGRAMME);
  await form.opener('Publisher').click();
  await form.title('Publisher').waitFor();
  await form.fill(['Neha Kulkarni', '', 'neha@', '12345']);
  await form.send();
  await expect
    .poll(form.faults)
    .toEqual([null, 'Company name is required', 'Invalid email address', 'Invalid phone number format']);
  await page.getByText(FAULTS, { exact: true }).waitFor();
  expect(await form.values()).toEqual(['Neha Kulkarni', '', 'neha@', '12345']);
  expect([at(page), await stored(product)]).toEqual([PROGRAMME, []]);
  await form.fill();
  await form.send();
  await page.getByText(THANKS, { exact: true }).waitFor();
  expect(await stored(product)).toMatchObject([{ name: 'Neha Kulkarni', service: 'publisher' }]);
  await isQuiet(422);
});

const WWW_FORM = 'application/x-www-form-urlencoded';
const post = (product: Product, fields: Record<string, unknown>, type = WWW_FORM) =>
  send(product.url, `${PROGRAMME}?apply=advertiser`, {
    method: 'POST',
    headers: { ...ASKS_HTML, 'content-type': type },
    body: type === WWW_FORM ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields),
  });

test('a plain post is answered with a page that is not cached and escapes the typed text', async ({ product }) => {
  const name = '"><script>alert(1)</script>';
  const refused = await post(product, application({ name, phone: '1' }));
  expect([refused.status, refused.headers['cache-control']]).toEqual([422, 'no-store']);
  expect(refused.text).toContain('Invalid phone number format');
  expect(refused.text).not.toContain('<script>alert');
  const accepted = await post(product, application({ name }));
  expect([accepted.status, accepted.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(accepted.text).toContain('Thank you!');
  expect(await stored(product)).toMatchObject([{ name }]);
});

test.for([
  ['+91 98765 43210', '+919876543210'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['\uff0b91\u200e 98765\u00a043210', '+919876543210'],
  ['98765-43210', '9876543210'],
] as const)('the number %s of a posted form is stored as %s', async ([phone, number], { product }) => {
  expect((await post(product, application({ phone }))).status).toBe(200);
  expect((await stored(product)).map((one) => one.phone)).toContain(number);
});

test.for(['98765 43210 ext. 5', '098765 43210', '12345 6789'])(
  'the number %s of a posted form is refused',
  async (phone, { product }) => {
    expect((await post(product, application({ phone }))).text).toContain('Invalid phone number format');
  },
);

test.for<[what: string, status: number, fields: Record<string, unknown>, type?: string]>(
  rows([
    ['an unknown service', 422, { service: 'Advertiser' }],
    ['a control character', 422, { name: 'Neha\0' }],
    ['JSON', 415, {}, 'application/json'],
  ]),
)('a plain post with %s is refused without being stored', async ([_, status, fields, type], { product }) => {
  expect((await post(product, application(fields), type)).status).toBe(status);
  expect(await stored(product)).toEqual([]);
});
