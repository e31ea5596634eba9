import { join } from 'node:path';
import { expect } from 'vitest';
import { makePage, storedPage } from '#tests/kit/content/page.ts';
import { emptyFolder, placeOf, run } from '#tests/kit/product/backup.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

// The commands are processes, which take seconds to start.

test('buttons that lead to the exported site itself lead to this one after the import', async ({
  product,
  onTestFinished,
}) => {
  const old = await product.signedIn('admin');
  const { PUBLIC_URL } = product.services.settings;
  const site = 'https://agency.example';
  const sections = [
    { hero: { headline: 'Prices', buttonText: 'All', buttonUrl: `${site}/pricing?a=1#b` } },
    { callToAction: { headline: 'Home', buttonText: 'Home', buttonUrl: site } },
    { callToAction: { headline: 'Other', buttonText: 'Other', buttonUrl: `${site}.evil.example/x` } },
  ];
  const { id } = await makePage(old, { slug: 'prices', sections });
  const archive = join(await emptyFolder({ onTestFinished }), 'site.tar.gz');
  expect((await run('export', archive, { ...placeOf(product), PUBLIC_URL: site })).errors).toBe('');
  const next = await startProduct();
  onTestFinished(() => next.stop());
  await next.signedIn('admin');
  expect((await run('import', archive, { ...placeOf(next), PUBLIC_URL })).errors).toBe('');
  const buttons = (await storedPage(next, id))?.sections.map((section) => 'buttonUrl' in section && section.buttonUrl);
  expect(buttons).toEqual(['/pricing?a=1#b', '/', `${site}.evil.example/x`]);
});
