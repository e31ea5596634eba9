import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect } from 'vitest';
import { campaignStrings } from '#schema/campaign.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { button, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { counted, likeAPerson } from '#tests/kit/content/visit.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product }) => {
  const admin = await product.signedIn('admin');
  await makePost(admin, { title: 'Lamps for Diwali', slug: 'lamps', isPublished: true });
});

const field = ({ page }: Visitor, name: string) => page.getByRole('combobox', { name, exact: true });
const pageField = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Page', exact: true });

test('a campaign link for a post counts when it is followed', async ({ product }) => {
  const employee = await product.signedIn('Employee');
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/admin/campaign-links');
  await pageField(visitor).fill('Lamps');
  await button(page.getByRole('list', { name: 'Pages' }), /Lamps for Diwali/).click();
  expect(await pageField(visitor).inputValue()).toBe('/blog/lamps');
  await field(visitor, 'Source').fill('Newsletter');
  await field(visitor, 'Medium').fill('email');
  await field(visitor, 'Campaign').fill('Diwali 2026');
  await button(page, 'Make Link').click();
  const made = page.getByRole('textbox', { name: 'Campaign link' });
  const link = await made.inputValue();
  expect(link).toBe(`${product.url}/blog/lamps?utm_source=newsletter&utm_medium=email&utm_campaign=diwali+2026`);
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();

  const client = await visit(product, undefined, likeAPerson);
  const day = () => dayOf(product.services.now());
  const before = day();
  await client.open(link.slice(product.url.length));
  await counted(product, 1);
  // Midnight may have passed.
  const days = [before, day()];
  await leaveQuietly(client);
  const figures = await product.services.db.select().from(visitFigures);
  expect(figures).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ dimension: 'source', name: 'newsletter', visitors: 1 }),
      expect.objectContaining({ dimension: 'campaign', name: 'diwali 2026', visitors: 1 }),
    ]),
  );
  expect(days).toContain(figures.find(({ name }) => name === 'diwali 2026')?.day);

  await visitor.open('/admin/campaign-links');
  const offered = page.locator('datalist option');
  await expect
    .poll(() => offered.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)))
    .toEqual(expect.arrayContaining(['newsletter', 'email', 'diwali 2026']));
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('the QR code of a link contains it as SVG and PNG', async ({ product }) => {
  const visitor = await visit(product, await product.signedIn('Employee'));
  const { page } = visitor;
  await visitor.open('/admin/campaign-links');
  await pageField(visitor).fill('/services');
  await field(visitor, 'Source').fill('flyer');
  await field(visitor, 'Medium').fill('print');
  await field(visitor, 'Campaign').fill('spring');
  await page.keyboard.press('Enter');
  const link = await page.getByRole('textbox', { name: 'Campaign link' }).inputValue();
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
  };
  const svg = await saved('QR as SVG');
  const png = await saved('QR as PNG');
  expect([svg.name, png.name]).toEqual(['qr-spring.svg', 'qr-spring.png']);
  const { size, data } = encode(link, { ecc: 'M', border: 4 });
  // One pixel per square: dark is 0.
  const squares = data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255)));
  for (const file of [svg.file, png.file]) {
    const pixels = await sharp(file).resize(size, size, { kernel: 'nearest' }).flatten().greyscale().raw().toBuffer();
    expect([...pixels]).toEqual(squares);
  }
  await visitor.leave();
});

test('an address that is not a page of the site is refused at its field', async ({ product }) => {
  const visitor = await visit(product, await product.signedIn('Employee'));
  const { page } = visitor;
  await visitor.open('/admin/campaign-links');
  await button(page, 'Make Link').click();
  await visitor.hears(campaignStrings.faults);
  for (const sentence of [
    campaignStrings.noPage,
    campaignStrings.noSource,
    campaignStrings.noMedium,
    campaignStrings.noCampaign,
  ])
    await page.getByText(sentence, { exact: true }).waitFor();
  await field(visitor, 'Source').fill('flyer');
  await field(visitor, 'Medium').fill('print');
  await field(visitor, 'Campaign').fill('spring');
  await pageField(visitor).fill('https://evil.example/');
  await button(page, 'Make Link').click();
  await page.getByText(campaignStrings.noSource, { exact: true }).waitFor({ state: 'hidden' });
  await page.getByText(campaignStrings.noPage, { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Campaign link' }).count()).toBe(0);
  await visitor.leave();
});
