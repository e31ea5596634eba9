import type { Skipped, Source, SourcePost } from './source.ts';

/** `publishPages`: pages that were published come published; otherwise they are drafts, because they become posts. */
export type Choice = { posts: boolean; pages: boolean; items: boolean; drafts: boolean; publishPages: boolean };
export const fullChoice: Choice = { posts: true, pages: true, items: true, drafts: true, publishPages: false };

/** @returns a source with the chosen entries only; the number of the others is reported as skipped */
export function chosenOf(source: Source, choice: Choice): Source {
  const unchosen: Skipped[] = [];
  const excludedBy = (post: SourcePost): keyof Choice | null => {
    const kind = post.kind === 'item' ? 'items' : post.isPage ? 'pages' : 'posts';
    if (!choice[kind]) return kind;
    return post.isPublished || choice.drafts ? null : 'drafts';
  };
  const adapted = (post: SourcePost): SourcePost => {
    if (!post.isPage || choice.publishPages || !(post.isPublished || post.publishAt)) return post;
    return { ...post, isPublished: false, publishAt: null, notes: [...post.notes, 'it was a page: it is a draft'] };
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
        else yield adapted(post);
      }
      unchosen.length = 0;
      for (const [what, count] of counts)
        unchosen.push({ what: `${count} ${names[what]?.[count === 1 ? 0 : 1]}`, why: 'not chosen' });
    },
  };
}

const names: Record<string, [one: string, more: string]> = {
  posts: ['post', 'posts'],
  pages: ['page', 'pages'],
  items: ['portfolio item', 'portfolio items'],
  drafts: ['draft', 'drafts'],
};
