import type { Skipped, Source, SourcePost } from './source.ts';

export type Choice = { posts: boolean; items: boolean; drafts: boolean };
export const fullChoice: Choice = { posts: true, items: true, drafts: true };

/** @returns a source with the chosen entries only; the number of the others is reported as skipped */
export function chosenOf(source: Source, choice: Choice): Source {
  const unchosen: Skipped[] = [];
  const excludedBy = (post: SourcePost): keyof Choice | null => {
    const kind = post.kind === 'post' ? 'posts' : 'items';
    if (!choice[kind]) return kind;
    return post.isPublished || choice.drafts ? null : 'drafts';
  };
  return {
    ...source,
    get skipped() {
      return [...source.skipped, ...unchosen];
    },
    async *posts() {
      const counts = new Map<string, number>();
      for await (const post of source.posts()) {
        const excludedKind = excludedBy(post);
        if (excludedKind) counts.set(excludedKind, (counts.get(excludedKind) ?? 0) + 1);
        else yield post;
      }
      unchosen.length = 0;
      for (const [what, count] of counts)
        unchosen.push({ what: `${count} ${names[what]?.[count === 1 ? 0 : 1]}`, why: 'not chosen' });
    },
  };
}

const names: Record<string, [one: string, more: string]> = {
  posts: ['post', 'posts'],
  items: ['portfolio item', 'portfolio items'],
  drafts: ['draft', 'drafts'],
};
