import type { Page } from 'playwright-core';
import { emptyReviews, makeReview, type Review } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { loaded, type Visitor, visit } from './visitor.ts';

type Opened = { visitor: Visitor; page: Page; made: Review[] };

/** Opens the screen of the reviews with exactly these, the last one first. */
export async function manageReviews(
  product: Product,
  staff: Person,
  fields: Parameters<typeof makeReview>[1][],
): Promise<Opened> {
  await emptyReviews(product);
  const made: Review[] = [];
  for (const one of fields) made.push(await makeReview(staff, one));
  const visitor = await visit(product, staff);
  await visitor.open('/admin/manage-reviews');
  await loaded(visitor.page);
  return { visitor, page: visitor.page, made };
}

/** The elements of that screen by their accessible names. @param page gives the current page */
export function reviewCards(page: () => Page) {
  const cards = () => page().getByRole('list', { name: 'Reviews, newest first' }).getByRole('listitem');
  const card = (name: string) => cards().filter({ has: page().getByRole('heading', { name, exact: true }) });
  return {
    cards,
    card,
    names: () => cards().getByRole('heading', { level: 2 }).allInnerTexts(),
    badge: (name: string, state: 'Published' | 'Draft') => card(name).getByText(state, { exact: true }),
    button: (name: string) => page().getByRole('button', { name, exact: true }),
  };
}
