import { blog } from '#server/content/blog/kind.ts';
import { portfolio } from '#server/content/portfolio/kind.ts';
import type { Kind } from './kind.ts';

/** THE TABLE of the kinds of content. */
export const kinds: readonly Kind[] = [blog, portfolio];

/** @returns the kind that is called so: in the audit log, in events or in GraphQL */
export const kindOf = (name: Kind['name' | 'event' | 'graphqlName']): Kind =>
  kinds.find((kind) => [kind.name, kind.event, kind.graphqlName].includes(name)) as Kind;

/** @returns the kind of what a draft or a preview link belongs to, and its id; null where it belongs to none */
export function ownerOf(row: Record<Kind['owner'], string | null>): { kind: Kind; id: string } | null {
  for (const kind of kinds) {
    const { [kind.owner]: id } = row;
    if (id) return { kind, id };
  }
  return null;
}

/** @returns the columns by which a draft or a preview link belongs to a row; to none, of what is new */
export const ownerColumns = ({ owner }: Kind, id: string | null): Record<Kind['owner'], string | null> => ({
  ...{ postId: null, itemId: null },
  [owner]: id,
});
