import { blog } from '#server/content/blog/kind.ts';
import { page } from '#server/content/page/kind.ts';
import { portfolio } from '#server/content/portfolio/kind.ts';
import type { Kind } from './kind.ts';

export const kinds: readonly Kind[] = [blog, portfolio, page];

export const kindOf = (name: Kind['name' | 'event' | 'graphqlName']): Kind =>
  kinds.find((kind) => [kind.name, kind.event, kind.graphqlName].includes(name)) as Kind;

/** The owner of an autosave or preview link; null for an autosave of a new item. */
export function ownerOf(row: Record<Kind['owner'], string | null>): { kind: Kind; id: string } | null {
  for (const kind of kinds) {
    const { [kind.owner]: id } = row;
    if (id) return { kind, id };
  }
  return null;
}

export const ownerColumns = ({ owner }: Kind, id: string | null): Record<Kind['owner'], string | null> => ({
  ...{ postId: null, itemId: null, pageId: null },
  [owner]: id,
});
