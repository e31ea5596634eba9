import { afterAll, beforeAll, expect, test } from 'vitest';
import { dangersIn } from '#tests/kit/browser/dangers.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import {
  csvFile,
  enquiryFile,
  enquiryMapping,
  reviewHead,
  reviewMapping,
  startTableProduct,
  type TableProduct,
} from '#tests/kit/content/csvImport.ts';
import { row } from '#tests/kit/content/inbox.ts';
import { downloadCsv } from '#tests/kit/network/csvFile.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';

let world: TableProduct;
let product: Product;
let admin: Person;
beforeAll(async () => {
  world = await startTableProduct();
  ({ product, admin } = world);
});
afterAll(() => world.stop());

const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const formula = "=cmd|' /C calc'!A0";
test('an imported message is text in an open inbox and its CSV', async () => {
  const visitor = await visit(product, admin);
  await visitor.open('/contact-query');
  await visitor.page.getByRole('heading', { name: 'No Messages Yet' }).waitFor();
  const enquiries = [
    ['1', script, 'one@a.example', '', '', formula, '01/01/2023'],
    ['2', '+1+1', 'two@a.example', '', '', script, '02/01/2023'],
  ];
  await world.bring(enquiryFile(enquiries), enquiryMapping());
  await row(visitor.page, script).waitFor();
  const { text } = await downloadCsv(visitor.page);
  expect(text).toContain(`"'${formula}"`);
  expect(text).toContain(`"'+1+1"`);
  expect(text).not.toMatch(/"[=+@-]/);
  for (const name of [script, '+1+1']) {
    await visitor.open('/contact-query');
    await row(visitor.page, name).getByRole('link', { name, exact: true }).click();
    await visitor.page
      .getByText(name === script ? formula : script, { exact: true })
      .first()
      .waitFor();
    expect(
      (await dangersIn(visitor.page.getByRole('main'))).filter((tag) => /script|onerror|src="x"/.test(tag)),
    ).toEqual([]);
    expect(await visitor.page.title()).not.toMatch(/^[12]$/);
  }
  await visitor.leave();
});

test('an imported review is text on pages, in the embed and in structured data', async () => {
  const hostile = [script, '</script><b>Ltd', `"><i>CEO`, `${script} and more of it`, '5', '2023-01-01', ''];
  await world.bring(csvFile([reviewHead, hostile]), reviewMapping({ defaults: { isPublished: true } }));
  for (const path of ['/reviews', '/', '/embed/reviews']) {
    await until(async () => (await getPage(product, path)).text.includes('and more of it'), { withinMs: 5000 });
    const { text } = await getPage(product, path);
    expect(text).not.toContain('<img src=x');
    expect(text).not.toContain('document.title=2</script>');
    expect(text).not.toContain('</script><b>');
  }
  const visitor = await visit(product);
  await visitor.open('/reviews');
  await visitor.page.getByText('and more of it').first().waitFor();
  expect(await visitor.page.title()).not.toMatch(/^[12]$/);
  await visitor.leave();
});
