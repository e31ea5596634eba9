import { createHash } from 'node:crypto';
import { Remarks, type RemarkTexts } from '../../remarks.ts';
import type { OldPage, Skipped, Source, SourcePost } from '../../source.ts';
import { lineText, plainText, withoutCommas } from '../plainText.ts';
import { htmlOf } from './postHtml.ts';
import { dataOf, type GhostData, type GhostPost } from './schema.ts';

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
  return {
    format: 'Ghost',
    ...(address
      ? { name: `ghost ${new URL(address).host}` }
      : { name: `ghost ${identityOf(data)}`, formerName: 'ghost' }),
    base,
    skipped,
    oldPages: oldPagesOf(data),
    attachments: [],
    pictureOf: () => null,
    async *posts() {
      skipped.length = 0;
      skipped.push(...otherContentOf(data));
      for (const post of data.posts) {
        const isKnown = Object.hasOwn(states, post.status ?? 'draft');
        if (isKnown) yield postOf(post, data, base);
        else skipped.push({ what: post.title ?? 'a post', why: `in the state ${post.status}` });
      }
    },
  };
}

/** Each installation of Ghost has a hash of its own; older exports have at least a title and slugs. */
function identityOf({ settings, posts }: GhostData): string {
  const setting = (name: string) => settings.find(({ key }) => key === name)?.value;
  const hash = setting('db_hash') ?? setting('dbHash');
  if (typeof hash === 'string' && hash) return hash;
  const facts = [
    setting('title') ?? '',
    ...posts.slice(0, 3).map(({ id, slug, created_at }) => [id, slug, created_at]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

function oldPagesOf({ tags, users, posts }: GhostData): OldPage[] {
  const pages: OldPage[] = [{ path: '/rss', target: 'feed' }];
  const authorIds = new Set(posts.map(({ author_id }) => String(author_id)));
  for (const { name, slug, visibility } of tags) {
    if (!slug || visibility === 'internal') continue;
    pages.push({ path: `/tag/${slug}`, target: { tag: tagOf(name) } }, { path: `/tag/${slug}/rss`, target: 'feed' });
  }
  for (const { id, name, slug } of users) {
    // Only authors have a page.
    if (!slug || (authorIds.size > 1 && !authorIds.has(String(id)))) continue;
    pages.push(
      { path: `/author/${slug}`, target: { author: lineText(name ?? '') } },
      { path: `/author/${slug}/rss`, target: 'feed' },
    );
  }
  return pages;
}

function otherContentOf({ members, subscribers, users, newsletters, products, settings }: GhostData): Skipped[] {
  const navigation = settings
    .filter(({ key }) => key === 'navigation' || key === 'secondary_navigation')
    .reduce((sum, { value }) => sum + lengthOf(value), 0);
  const counts: [count: number, singular: string, plural: string, why: string][] = [
    [members.length + subscribers.length, 'member', 'members', 'there are no memberships here'],
    [
      users.length,
      'user',
      'users',
      'accounts are not brought in: invite them at Users. Their names stay on their posts',
    ],
    [navigation, 'entry of the navigation', 'entries of the navigation', 'the menu here is fixed'],
    [newsletters.length, 'newsletter', 'newsletters', 'there are no newsletters here'],
    [products.length, 'tier', 'tiers', 'there are no memberships here'],
  ];
  return counts.flatMap(([count, singular, plural, why]) =>
    count ? [{ what: `${count} ${count === 1 ? singular : plural}`, why }] : [],
  );
}

function lengthOf(value: unknown): number {
  try {
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}

const tagOf = (name: string) => withoutCommas(lineText(name));

const sortRows = <Row extends { sort_order?: number | null | undefined }>(rows: Row[]) =>
  rows.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));

function postOf(post: GhostPost, data: GhostData, base: string): SourcePost {
  const belongsToPost = ({ post_id }: { post_id: string | number }) => String(post_id) === String(post.id);
  const tags = sortRows(data.posts_tags.filter(belongsToPost)).flatMap(({ tag_id }) =>
    data.tags.filter((tag) => String(tag.id) === String(tag_id)),
  );
  const authors = authorsOf(post, data);
  const meta = data.posts_meta.find(belongsToPost);
  const status = post.status ?? 'draft';
  const isOpen = !post.visibility || post.visibility === 'public';
  const at = dateOf(post.published_at) ?? dateOf(post.created_at);
  const withBase = (value: string) => value.replaceAll(HOST, base);
  const alt = post.feature_image_alt ?? meta?.feature_image_alt ?? '';
  const cover = post.feature_image || post.image;
  const hidden = tags.filter((tag) => tag.visibility === 'internal' || tag.name.startsWith('#'));
  const { html, remark } = htmlOf(post);
  const remarks = remarksOf(post, { status, isOpen, authors, hidden: hidden.map(({ name }) => name) });
  if (remark) remarks.losses.push(remark);
  const caption = plainText(post.feature_image_caption ?? meta?.feature_image_caption ?? '');
  if (caption) remarks.losses.push(`the caption of the featured picture was left out: “${caption.slice(0, 300)}”`);
  return {
    key: `post:${post.id}`,
    kind: 'post',
    isPage: post.type === 'page' || Boolean(post.page),
    title: lineText(post.title ?? ''),
    slug: post.slug ?? '',
    excerpt: lineText(post.custom_excerpt ?? ''),
    text: withBase(html),
    dialect: 'ghost',
    children: [],
    author: authors[0] ?? '',
    tags: tags.filter((tag) => !hidden.includes(tag)).map(({ name }) => tagOf(name)),
    createdAt: status === 'scheduled' ? null : at,
    publishAt: status === 'scheduled' ? at : null,
    isPublished: status === 'published' && isOpen,
    isLive: (status === 'published' && isOpen) || status === 'scheduled',
    picture: cover ? { url: withBase(cover), alt: lineText(alt) } : null,
    metaTitle: lineText(post.meta_title ?? meta?.meta_title ?? ''),
    metaDescription: lineText(post.meta_description ?? meta?.meta_description ?? ''),
    addresses: post.slug ? [`/${post.slug}/`] : [],
    item: { category: '', client: '', year: null },
    language: null,
    translationGroup: null,
    ...remarks,
  };
}

/** Names of the authors. Before version 1.22 a post had one, in the row itself. */
function authorsOf(post: GhostPost, { posts_authors, users }: GhostData): string[] {
  const rows = sortRows(posts_authors.filter(({ post_id }) => String(post_id) === String(post.id)));
  const ids = rows.length ? rows.map(({ author_id }) => author_id) : [post.author_id];
  return ids.flatMap((id) =>
    users.filter((user) => String(user.id) === String(id)).map(({ name }) => lineText(name ?? '')),
  );
}

type PostFacts = { status: string; isOpen: boolean; authors: string[]; hidden: string[] };

function remarksOf(post: GhostPost, { status, isOpen, authors, hidden }: PostFacts): RemarkTexts {
  const remarks = new Remarks();
  if (states[status]) remarks.note(states[status]);
  if (!isOpen) remarks.note(`it was for ${post.visibility} only: it is a draft`);
  if (authors.length > 1) remarks.lose(`more authors: ${authors.slice(1).join(', ')}`);
  if (hidden.length) remarks.note(`internal tags were left out: ${hidden.join(', ')}`);
  if (post.featured) remarks.note('it was featured');
  const code = [post.codeinjection_head, post.codeinjection_foot].filter(Boolean).join(' ').replace(/\s+/g, ' ');
  if (code) remarks.lose(`code that was put into the page was left out: ${code.slice(0, 150)}`);
  if (post.canonical_url) remarks.lose(`it named another address as its own: ${post.canonical_url}`);
  return remarks.texts;
}

/** Parses a date of Ghost: ISO 8601, or milliseconds in old exports. */
function dateOf(value: string | number | null | undefined): Date | null {
  if (value == null) return null;
  const date = new Date(
    typeof value === 'string' && /^\d{4}-\d\d-\d\d \d/.test(value) ? `${value.replace(' ', 'T')}Z` : value,
  );
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date : null;
}
