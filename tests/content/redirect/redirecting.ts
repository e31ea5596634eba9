import { redirect, redirectOperations, sendRedirect } from '#tests/kit/content/redirect.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export async function answerTo(product: Product, path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await getPage(product, path);
  return [status, headers.location];
}

export const update = (admin: Person, id: string, input: Record<string, unknown>) =>
  admin.gql(redirectOperations.update, { id, input: redirect(input) });

/** The message at a field of a refused redirect, and the number of redirects. */
export async function refusalOf(admin: Person, input: Record<string, unknown>, field: 'from' | 'to') {
  const { code, errors } = await sendRedirect(admin, input);
  return [code, errors?.[0].extensions.fields?.[field]];
}

export const BAD_TO = 'Please give a path on this site, such as /services, or an address that begins with https://.';
