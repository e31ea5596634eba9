import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { listRevisions } from '#tests/kit/content/revision.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { emptyFolder, placeOf, run } from '#tests/kit/product/backup.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

// The commands are processes, which take seconds to start.

const command = async (product: Product, name: 'import' | 'export', archive: string) => {
  const { PUBLIC_URL } = product.services.settings;
  const { code, errors } = await run(name, archive, { ...placeOf(product), PUBLIC_URL });
  expect([code, errors]).toEqual([0, '']);
};

test('an import of an export has the texts of pages in each language with their versions', async () => {
  const archive = join(await emptyFolder({ onTestFinished }), 'site.tar.gz');
  const old = await startProduct();
  onTestFinished(() => old.stop());
  const oldAdmin = await old.signedIn('admin');
  await offerLanguages(oldAdmin);
  await saveTexts(oldAdmin, 'ABOUT', { mission: 'We move.' });
  const { id } = await saveTexts(oldAdmin, 'ABOUT', { mission: 'Wir ziehen um.' }, 'de');
  await command(old, 'export', archive);

  const next = await startProduct();
  onTestFinished(() => next.stop());
  const admin = await next.signedIn('admin');
  await command(next, 'import', archive);
  expect((await getPage(next, '/de/about')).text).toContain('Wir ziehen um.');
  const main = (await getPage(next, '/about')).text;
  expect([main.includes('We move.'), main.includes('Wir ziehen um.')]).toEqual([true, false]);
  expect(await listRevisions(admin, 'PAGE_TEXT', id)).toHaveLength(2);
});
