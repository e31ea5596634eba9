import { describe, expect } from 'vitest';
import { goWithin } from '#tests/kit/browser/within.ts';
import { casesOf } from '#tests/kit/long.ts';
import { type Address, fillAddresses } from '#tests/kit/network/addresses.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';
import { isShown, isTurn, looker, phone, sights, wide } from './looker.ts';

let addresses: Address[];
test.beforeAll(async ({ product, admin }) => {
  addresses = await fillAddresses(product, admin);
});

/** All other pages share the frame of these two, which `npm test` checks in every sight. */
const frames: string[] = [paths.home, paths.dashboard];

/** Opens each of these addresses. @param usual the width that `npm test` checks in the light theme */
async function lookAtAll(
  product: Product,
  isTheirs: (address: Address) => boolean,
  usual: typeof wide,
  person?: Person,
) {
  const { visitor, page, look, found } = await looker(product, person);
  for (const [index, { path }] of addresses.filter(isTheirs).entries()) {
    await page.setViewportSize(wide);
    await (index === 0 ? visitor.open(path) : goWithin(visitor.page, path));
    await isShown(page);
    await look(
      path,
      casesOf(
        sights,
        ({ viewport, colorScheme }) => frames.includes(path) || (viewport === usual && colorScheme === 'light'),
      ),
    );
  }
  expect(found).toEqual([]);
  await visitor.leave();
}

const isOpen = ({ audience }: Address) => audience === 'public' || audience === 'visitor';

describe('accessibility', () => {
  test('the public pages have no accessibility violation', ({ product }) => lookAtAll(product, isOpen, phone));

  test('the office pages have no accessibility violation', ({ product, admin }) =>
    lookAtAll(product, (one) => !isOpen(one), wide, admin));

  test('fallback, missing pages and forms with errors have no accessibility violation', async ({ product }) => {
    const { visitor, page, look, found } = await looker(product);
    await visitor.open('/nowhere');
    for (const [turn, path] of [
      '/nowhere/too',
      paths.blogPost('nowhere'),
      paths.portfolioItem('nowhere'),
      paths.submitReview('x'),
    ].entries()) {
      await goWithin(visitor.page, path);
      await isShown(page);
      await look(path, casesOf(sights, isTurn(turn)));
    }
    for (const [turn, [path, send]] of (
      [
        [paths.contact, 'Send Message'],
        [addresses.find(({ path }) => path.startsWith(paths.submitReview('')))?.path ?? '', /^Submit/],
        [paths.login, 'Sign In'],
      ] as const
    ).entries()) {
      await goWithin(visitor.page, path);
      await isShown(page);
      await page.getByRole('main').getByRole('button', { name: send }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await look(path, casesOf(sights, isTurn(turn)));
    }
    expect(found).toEqual([]);
    await visitor.leave();
  });
});
