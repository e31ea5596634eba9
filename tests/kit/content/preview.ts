import { v7 as uuidv7 } from 'uuid';
import { previewLinks } from '#server/content/preview/table.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const previewOperations = {
  create: `mutation ($input: PreviewLinkInput!) { createPreviewLink(input: $input) {
    id link previewLink { id label createdBy createdAt expiresAt revokedAt } } }`,
  list: 'query ($itemId: UUID) { previewLinks(itemId: $itemId) { nodes { id label createdBy expiresAt } totalCount } }',
  revoke: 'mutation ($id: UUID!) { revokePreviewLink(id: $id) { id revokedAt } }',
  open: `query ($token: String!) { preview(token: $token) { id hasPendingChanges expiresAt
    post { id title excerpt body bodyHtml tags imageUrl isPublished } item { id title description category tags imageUrl
      bodyHtml client year services results { figure label } gallery { id altText } review { id } } } }`,
};

/**
 * Creates a preview link over GraphQL. @returns its id, its address, and the token in the address @throws when it was
 * refused
 */
export async function makePreview(person: Person, kind: string, itemId: string, days?: number) {
  const { data, errors } = await person.gql(previewOperations.create, { input: { kind, itemId, days } });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, link } = data.createPreviewLink as { id: string; link: string };
  return { id, link, path: new URL(link).pathname, token: link.split('/').at(-1) as string };
}

/** Inserts a preview link of a post with a known token. */
export const keepPreview = ({ services: { db, now } }: Product, maker: Person, postId: string, token: string) =>
  db.insert(previewLinks).values({
    ...{ id: uuidv7(), postId, createdById: maker.id, tokenHash: hashToken(token), createdAt: now() },
    expiresAt: new Date(now().getTime() + 24 * 3600 * 1000),
  });
