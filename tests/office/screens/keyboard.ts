import { goingOn } from '#tests/kit/browser/goingOn.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const goOn = goingOn(async (product: Product, employee: Person) => {
  const begun = await visit(product, employee);
  await begun.open('/dashboard');
  return begun;
});
