import { expect, test } from 'vitest';
import { libpqVariables } from '#tests/kit/database/libpqVariables.ts';
import { operatorOf, runAdmin } from '#tests/kit/people/operator.ts';
import { placeOf } from '#tests/kit/product/backup.ts';
import { startProduct } from '#tests/kit/product/product.ts';

test('libpq variables in the environment do not change DATABASE_URL', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  await product.user({ name: 'Zoë Ó Briain' });
  const plain = await operatorOf(product)(['list']);
  expect(plain).toMatchObject({ code: 0, complained: [] });
  expect(plain.said.join()).toContain('Zoë Ó Briain');
  expect(await runAdmin({ ...placeOf(product), ...libpqVariables }, ['list'])).toEqual(plain);
});

test('a password missing in DATABASE_URL is not taken from the environment', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const { DATABASE_URL, DATA_DIR } = placeOf(product);
  const url = new URL(DATABASE_URL);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  expect(await runAdmin({ DATABASE_URL: url.href, DATA_DIR, PGPASSWORD }, ['list'])).toEqual({
    code: 1,
    said: [],
    complained: ['DATABASE_URL: the database cannot be used (a password is needed)'],
  });
});
