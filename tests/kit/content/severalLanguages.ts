import { changeSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

/** An English site that offers German and Hindi. */
export const offerLanguages = (admin: Person) => changeSite(admin, { language: 'en', furtherLanguages: ['de', 'hi'] });

/** The languages and addresses of the alternates of a page, as they stand in its head. */
export const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)].map(([, tag, url]) => [tag, url]);

/** Where a page redirects, or its status. */
export async function answerOf(product: Product, path: string): Promise<string | number> {
  const { status, headers } = await getPage(product, path);
  return status === 301 ? `301 ${headers.location}` : status;
}

/** Runs an operation as the scripts of a page in a language do. @returns its data @throws when it was refused */
export async function onPageIn({ url }: Product, language: string, query: string, variables: object) {
  const { text } = await send(url, `/graphql?language=${language}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(text);
  return data;
}
