import type { Reference } from '@apollo/client';

type Page = { nodes: readonly Reference[]; pageInfo: object };

/**
 * Cache policy of a conversation, which is read from its end: an earlier page is prepended, and a refetch of the end
 * keeps the earlier pages.
 */
export const conversationPolicy = {
  keyArgs: false as const,
  merge(existing: Page | undefined, page: Page, { args }: { args: Record<string, unknown> | null }): Page {
    if (!existing) return page;
    const isKnown = new Set(existing.nodes.map(({ __ref }) => __ref));
    if (args?.before) {
      const earlier = page.nodes.filter(({ __ref }) => !isKnown.has(__ref));
      return { ...page, nodes: [...earlier, ...existing.nodes] };
    }
    const joint = existing.nodes.findIndex(({ __ref }) => __ref === page.nodes[0]?.__ref);
    if (joint <= 0) return page;
    return { ...page, nodes: [...existing.nodes.slice(0, joint), ...page.nodes], pageInfo: existing.pageInfo };
  },
};
