import type { Page } from 'playwright-core';
import { violations } from '#tests/kit/browser/axe.ts';
import { loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export type Sight = { viewport: typeof wide; colorScheme: 'light' | 'dark' };
export const sights = [wide, phone].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme): Sight => ({ viewport, colorScheme })),
);

/** One of two sights, in turns: wide and light, or narrow and dark. */
export const isTurn =
  (turn: number) =>
  ({ viewport, colorScheme }: Sight) =>
    (viewport === wide) === (colorScheme === 'light') && (viewport === wide) === (turn % 2 === 0);

/** Checks the current page in these sights and collects the violations. */
export type Look = (name: string, sights: Sight[]) => Promise<void>;

/** With reduced motion, so that colours are final when they are measured. */
export async function looker(
  product: Product,
  person?: Person,
  viewport = wide,
): Promise<{ visitor: Visitor; page: Page; look: Look; found: string[] }> {
  const visitor = await visit(product, person, { viewport, reducedMotion: 'reduce' });
  const { page } = visitor;
  const found: string[] = [];
  const look: Look = async (name, sights) => {
    for (const { viewport, colorScheme } of sights) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      found.push(...(await violations(page)).map((line) => `${name} at ${viewport.width}, ${colorScheme}: ${line}`));
    }
  };
  return { visitor, page, look, found };
}

export async function isShown(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await loaded(page);
}
