import { decoded } from '#schema/redirectPath.ts';
import type { OldPage } from '../../source.ts';
import { plainText, tagText } from '../plainText.ts';
import type { Channel, WordpressItem } from './items.ts';
import { isDefaultCategory, pathOnSite } from './post.ts';

type Term = WordpressItem['terms'][number];
type Attachment = { id: string; link: string; parent: string };

/** Pages that WordPress draws by itself: lists by category, tag, author and month, feeds, and pages of attachments. */
export class OldPages {
  readonly #terms = new Map<string, Term>();
  readonly #parents: Record<string, string> = {};
  readonly #authors: Record<string, string> = {};
  readonly #numbers: Channel['numbers'] = { categories: {}, authors: {} };
  readonly #logins = new Set<string>();
  readonly #months = new Set<string>();
  readonly #entries = new Set<string>();
  readonly #attachments: Attachment[] = [];

  note({ fields, terms }: WordpressItem, isImported: boolean): void {
    const { 'wp:post_type': type, 'wp:post_id': id = '', 'wp:post_parent': parent = '', link = '' } = fields;
    if (type === 'attachment') this.#attachments.push({ id, link, parent });
    if (!isImported) return;
    this.#entries.add(id);
    for (const term of terms)
      if (['category', 'post_tag'].includes(term.taxonomy) && term.slug)
        this.#terms.set(`${term.taxonomy} ${term.slug}`, term);
    if (type !== 'post' || fields['wp:status'] !== 'publish') return;
    const [, year, month] = /^(\d{4})-(\d\d)-/.exec(fields['wp:post_date'] ?? '') ?? [];
    if (year && month && year !== '0000') this.#months.add(`/${year}`).add(`/${year}/${month}`);
    if (fields['dc:creator']) this.#logins.add(fields['dc:creator']);
  }

  noteChannel({ parents, authors, numbers }: Channel): void {
    Object.assign(this.#parents, parents);
    Object.assign(this.#authors, authors);
    Object.assign(this.#numbers.categories, numbers.categories);
    Object.assign(this.#numbers.authors, numbers.authors);
  }

  list(base: string): OldPage[] {
    const folder = new URL(base).pathname.replace(/\/+$/, '');
    const pages: OldPage[] = [];
    const add = (path: string, target: OldPage['target']) => pages.push({ path: folder + path, target });
    for (const path of ['/feed', '/feed/atom', '/feed/rss', '/feed/rss2', '/comments/feed']) add(path, 'feed');
    // The further pages of the list, `/page/2`.
    add('/page', 'blog');
    add('/?feed=rss2', 'feed');
    for (const term of this.#terms.values()) {
      const target = isDefaultCategory(term) ? 'blog' : { tag: tagText(term.name) };
      for (const path of this.#pathsOf(term)) {
        add(path, target);
        add(`${path}/feed`, 'feed');
      }
    }
    for (const slug of this.#emptyAncestors()) {
      for (const path of this.#pathsOf({ taxonomy: 'category', slug, name: '' })) {
        add(path, 'blog');
        add(`${path}/feed`, 'feed');
      }
    }
    for (const login of this.#logins) {
      const path = `/author/${nicename(login)}`;
      add(path, { author: plainText(this.#authors[login] ?? login) });
      add(`${path}/feed`, 'feed');
    }
    for (const month of this.#months) add(month, 'blog');
    return [...pages, ...this.#selected(folder), ...this.#pagesOfAttachments(base, folder)];
  }

  /** Addresses whose query chooses the list. */
  #selected(folder: string): OldPage[] {
    const { categories, authors } = this.#numbers;
    const pages: OldPage[] = [];
    const add = (query: string, target: OldPage['target']) => pages.push({ path: `${folder}/?${query}`, target });
    const addCategory = (slug: string, target: OldPage['target']) => {
      if (categories[slug]) add(`cat=${categories[slug]}`, target);
      add(`category_name=${decoded(slug)}`, target);
    };
    for (const term of this.#terms.values()) {
      const target = isDefaultCategory(term) ? 'blog' : { tag: tagText(term.name) };
      if (term.taxonomy === 'category') addCategory(term.slug, target);
      else add(`tag=${decoded(term.slug)}`, target);
    }
    for (const slug of this.#emptyAncestors()) addCategory(slug, 'blog');
    for (const login of this.#logins) {
      const target = { author: plainText(this.#authors[login] ?? login) };
      if (authors[login]) add(`author=${authors[login]}`, target);
      add(`author_name=${nicename(login)}`, target);
    }
    for (const month of this.#months) add(`m=${month.replaceAll('/', '')}`, 'blog');
    return pages;
  }

  #pagesOfAttachments(base: string, folder: string): OldPage[] {
    return this.#attachments.flatMap(({ id, link, parent }): OldPage[] => {
      const target = this.#entries.has(parent) ? { entry: `post:${parent}` } : null;
      const path = pathOnSite(link, base);
      const isNamed = path !== null && path !== '/';
      return [
        ...(isNamed ? [{ path, target }] : []),
        ...(target || !isNamed ? [{ path: `${folder}/?attachment_id=${id}`, target }] : []),
      ];
    });
  }

  /** Categories that only their descendants have entries of: their lists had these. */
  #emptyAncestors(): Set<string> {
    const slugs = new Set<string>();
    for (const { taxonomy, slug } of this.#terms.values())
      if (taxonomy === 'category') for (const ancestor of this.#ancestorsOf(slug)) slugs.add(ancestor);
    for (const { taxonomy, slug } of this.#terms.values()) if (taxonomy === 'category') slugs.delete(slug);
    return slugs;
  }

  #ancestorsOf(slug: string): string[] {
    const ancestors: string[] = [];
    for (
      let parent = this.#parents[slug];
      parent && !ancestors.includes(parent) && ancestors.length < 10;
      parent = this.#parents[parent]
    )
      ancestors.unshift(parent);
    return ancestors;
  }

  /** A category has the address of its parents before its own; WordPress leads the short one there. */
  #pathsOf({ taxonomy, slug }: Term): string[] {
    if (taxonomy === 'post_tag') return [`/tag/${slug}`];
    return [...new Set([`/category/${[...this.#ancestorsOf(slug), slug].join('/')}`, `/category/${slug}`])];
  }
}

/** The slug that WordPress makes of a login: `joe@example.com` is `joeexample-com`. */
const nicename = (login: string): string =>
  login
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[./]/g, '-')
    .replace(/[^a-z0-9\s_-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
