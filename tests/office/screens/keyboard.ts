import { type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export async function atDashboard(product: Product, employee: Person): Promise<Visitor> {
  const begun = await visit(product, employee);
  await begun.open('/dashboard');
  return begun;
}
