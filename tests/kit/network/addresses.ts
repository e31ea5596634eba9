import { generatePath } from 'react-router-dom';
import { INDIA } from '#schema/officeTime.ts';
import { insertSamples } from '#server/app/start/samples.ts';
import { keepAffiliatePage } from '#tests/kit/content/affiliate.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { everySection } from '#tests/kit/content/everySection.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { keepNewsletterLink } from '#tests/kit/content/newsletter.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { keepPreview } from '#tests/kit/content/preview.ts';
import { keepClientLinks, keepLink } from '#tests/kit/content/review.ts';
import { makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { keepWaysIn } from '#tests/kit/people/waysIn.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { routes } from '#web/routes.tsx';
import type { Route } from '#web/shared/app/route.ts';
import { paths } from '#web/shared/paths.ts';

/** A body with every kind of formatting. */
const body = `A first paragraph with [a link](https://example.com) and \`code\`.

## A heading

> Somebody said this.

- One
- Two

### A smaller heading

![A drawing](https://pictures.example/drawing.png)

\`\`\`
const wide = '${'wide '.repeat(30)}';
\`\`\`

| Channel | ${'Month | '.repeat(12)}
|---|${'---|'.repeat(12)}
| Search | ${'12 000 | '.repeat(12)}

## Another heading

The end.
`;

const NAME = 'an-address-to-look-at';

/** The addresses in `npm test`, one of each kind of page: article, list, form, management, detail. */
const usual: string[] = [
  paths.home,
  paths.blogPost(':slug'),
  paths.portfolio,
  paths.page(':slug'),
  paths.contact,
  paths.submitReview(':token?'),
  paths.dashboard,
  paths.manageBlogs,
  paths.editPortfolio(':slug'),
  paths.editPage(':slug'),
  paths.message(':id'),
  paths.users,
  paths.bookings,
];

export type Address = { path: string; audience: Route['audience'] };

/**
 * Fills a product with the sample content and with a record for every address with a parameter.
 * @returns every address of the route table; in `npm test` one of each kind
 */
export async function fillAddresses(product: Product, admin: Person): Promise<Address[]> {
  const all = await fillEveryAddress(product, admin);
  return casesOf(all, ({ route }) => usual.includes(route));
}

/** The same, @returns every address, in `npm test` too */
export async function fillEveryAddress(product: Product, admin: Person): Promise<(Address & { route: string })[]> {
  const { db } = product.services;
  await db.transaction((tx) => insertSamples(tx, new Date(), { id: admin.id, name: 'Asha Menon' }, INDIA));
  const { id: postId } = await makePost(admin, {
    slug: NAME,
    body,
    imageUrl: 'https://pictures.example/cover.png',
    isPublished: true,
  });
  // The newest, on whatever day: lists of the newest have the same entries.
  await insertItem(product, { slug: NAME, isPublished: true, createdAt: new Date() });
  await makePage(admin, { slug: NAME, title: 'A page of every section', isPublished: true, sections: everySection() });
  await keepLink(product, NAME);
  await keepClientLinks(product, NAME);
  await keepNewsletterLink(product, admin, NAME);
  await keepWaysIn(product, admin, NAME);
  await keepPreview(product, admin, postId, NAME);
  await keepAffiliatePage(product, NAME);
  await issueToken(admin);
  // An admin can do more with another user than with themself.
  await product.user({ name: 'Meera Nair' });
  const message = await makeMessage(product);
  const webhook = await makeWebhook(admin, { url: 'https://nowhere.invalid/' });
  await admin.gql(webhookOperations.test, { id: webhook.id });
  return routes.map(({ path, audience }) => {
    const { id } = path === paths.webhook(':id') ? webhook : message;
    return { path: generatePath(path, { slug: NAME, token: NAME, id }), audience, route: path };
  });
}
