import * as z from 'zod/mini';
import { ImportError } from '../../importError.ts';
import type { Skipped, Source, SourcePost } from '../../source.ts';
import { plainText, tagText } from '../plainText.ts';

const text = z.nullish(z.string());
const id = z.union([z.string(), z.number()]);
const Post = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  feature_image: text,
  feature_image_alt: text,
  featured: z.nullish(z.union([z.boolean(), z.number()])),
  /** `page` only in old exports. */
  type: text,
  page: z.nullish(z.union([z.boolean(), z.number()])),
  status: text,
  visibility: text,
  created_at: z.nullish(z.union([z.string(), z.number()])),
  published_at: z.nullish(z.union([z.string(), z.number()])),
  custom_excerpt: text,
  meta_title: text,
  meta_description: text,
  codeinjection_head: text,
  codeinjection_foot: text,
  canonical_url: text,
});
type GhostPost = z.output<typeof Post>;
const list = <Row extends z.core.$ZodType>(row: Row) => z._default(z.array(row), []);
const Data = z.object({
  posts: z.array(Post),
  tags: list(z.object({ id, name: z.string(), slug: text, visibility: text })),
  posts_tags: list(z.object({ post_id: id, tag_id: id, sort_order: z.nullish(z.number()) })),
  users: list(z.object({ id, name: text })),
  posts_authors: list(z.object({ post_id: id, author_id: id, sort_order: z.nullish(z.number()) })),
  posts_meta: list(z.object({ post_id: id, meta_title: text, meta_description: text, feature_image_alt: text })),
});
type GhostData = z.output<typeof Data>;
const Export = z.object({ db: z.array(z.object({ data: Data })).check(z.minLength(1)) });

/** Ghost's placeholder for the address of the site. */
const HOST = '__GHOST_URL__';
const UNKNOWN_SITE = 'https://ghost-url.invalid';

const states: Record<string, string | null> = {
  published: null,
  draft: null,
  scheduled: null,
  sent: 'it was only sent by mail: it is a draft',
};

export const isGhost = (start: string): boolean => /^\s*\{\s*"(?:db|meta|data)"\s*:/.test(start);

/** @param address address of the site, which the export does not contain @throws ImportError */
export function openGhost(text: string, address: string | null): Source {
  const data = dataOf(text);
  const base = address ?? UNKNOWN_SITE;
  const skipped: Skipped[] = [];
  const publicTags = data.tags.filter(({ visibility }) => visibility !== 'internal');
  return {
    format: 'Ghost',
    name: address ? `ghost ${new URL(address).host}` : 'ghost',
    base,
    skipped,
    lists: publicTags.flatMap(({ name, slug }) => (slug ? [{ path: `/tag/${slug}`, tag: tagText(name) }] : [])),
    attachments: [],
    pictureOf: () => null,
    async *posts() {
      skipped.length = 0;
      for (const post of data.posts) {
        const isKnown = Object.hasOwn(states, post.status ?? 'draft');
        if (isKnown) yield postOf(post, data, base);
        else skipped.push({ what: post.title ?? 'a post', why: `in the state ${post.status}` });
      }
    },
  };
}

function dataOf(text: string): GhostData {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ImportError('The file is no whole JSON.');
  }
  const { data: oldData, db } = Object(json) as { data?: unknown; db?: unknown };
  const { data, error } = Export.safeParse({ db: db ?? [{ data: oldData }] });
  const [issue] = error?.issues ?? [];
  const [database] = data?.db ?? [];
  if (!database) throw new ImportError(`The file is no export of Ghost: ${issue?.path.join('.')}: ${issue?.message}.`);
  return database.data;
}

function postOf(post: GhostPost, data: GhostData, base: string): SourcePost {
  const belongsToPost = ({ post_id }: { post_id: string | number }) => String(post_id) === String(post.id);
  const sortRows = <Row extends { sort_order?: number | null | undefined }>(rows: Row[]) =>
    rows.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
  const tags = sortRows(data.posts_tags.filter(belongsToPost)).flatMap(({ tag_id }) =>
    data.tags.filter((tag) => String(tag.id) === String(tag_id)),
  );
  const authors = sortRows(data.posts_authors.filter(belongsToPost)).flatMap(({ author_id }) =>
    data.users.filter((user) => String(user.id) === String(author_id)),
  );
  const meta = data.posts_meta.find(belongsToPost);
  const status = post.status ?? 'draft';
  const isOpen = !post.visibility || post.visibility === 'public';
  const at = dateOf(post.published_at) ?? dateOf(post.created_at);
  const withBase = (value: string) => value.replaceAll(HOST, base);
  const alt = post.feature_image_alt ?? meta?.feature_image_alt ?? '';
  const hidden = tags.filter(({ visibility }) => visibility === 'internal');
  return {
    key: `post:${post.id}`,
    kind: 'post',
    title: plainText(post.title ?? ''),
    slug: post.slug ?? '',
    excerpt: plainText(post.custom_excerpt ?? ''),
    text: withBase(post.html ?? textAsHtml(post.plaintext ?? '')),
    dialect: 'ghost',
    children: [],
    author: plainText(authors[0]?.name ?? ''),
    tags: tags.filter((tag) => !hidden.includes(tag)).map(({ name }) => tagText(name)),
    createdAt: status === 'scheduled' ? null : at,
    publishAt: status === 'scheduled' ? at : null,
    isPublished: status === 'published' && isOpen,
    picture: post.feature_image ? { url: withBase(post.feature_image), alt: plainText(alt) } : null,
    metaTitle: plainText(post.meta_title ?? meta?.meta_title ?? ''),
    metaDescription: plainText(post.meta_description ?? meta?.meta_description ?? ''),
    addresses: post.slug ? [`/${post.slug}/`] : [],
    item: { category: '', client: '', year: null },
    losses: [
      ...(states[status] ? [states[status]] : []),
      ...(isOpen ? [] : [`it was for ${post.visibility} only: it is a draft`]),
      ...(post.html == null ? [noHtml(post)] : []),
      ...(authors.length > 1
        ? [
            `more authors: ${authors
              .slice(1)
              .map(({ name }) => name)
              .join(', ')}`,
          ]
        : []),
      ...(hidden.length ? [`internal tags were left out: ${hidden.map(({ name }) => name).join(', ')}`] : []),
      ...(post.featured ? ['it was featured'] : []),
      ...(post.codeinjection_head || post.codeinjection_foot ? ['code that was put into the page was left out'] : []),
      ...(post.canonical_url ? [`it named another address as its own: ${post.canonical_url}`] : []),
    ],
  };
}

const noHtml = ({ plaintext }: GhostPost) =>
  plaintext ? 'the file has it as plain text only' : 'the file has no text of it';

const textAsHtml = (text: string): string =>
  text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .split(/\n{2,}/)
    .map((part) => `<p>${part}</p>`)
    .join('\n');

/** Parses a date of Ghost: ISO 8601, or milliseconds in old exports. */
function dateOf(value: string | number | null | undefined): Date | null {
  if (value == null) return null;
  const date = new Date(
    typeof value === 'string' && /^\d{4}-\d\d-\d\d \d/.test(value) ? `${value.replace(' ', 'T')}Z` : value,
  );
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date : null;
}
