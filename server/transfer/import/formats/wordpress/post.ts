import { decoded } from '#schema/redirectPath.ts';
import { MORE } from '../../html/wordpress.ts';
import type { ItemMapping } from '../../mapping.ts';
import type { SourcePicture, SourcePost } from '../../source.ts';
import { plainText, tagText } from '../plainText.ts';
import type { WordpressItem } from './items.ts';

/** Imported states, with the sentence for the report if the product does not have the state. */
const states: Record<string, string | null> = {
  publish: null,
  future: null,
  draft: null,
  'auto-draft': null,
  pending: 'it waited for a review: it is a draft',
  private: 'it was for people who are signed in: it is a draft',
};

export const isKnownState = (status: string): boolean => Object.hasOwn(states, status);

type SiteData = {
  authors: Record<string, string>;
  pictures: Map<number, SourcePicture>;
  children: Map<number, number[]>;
  base: string;
};

export function postOf(item: WordpressItem, mappedType: 'post' | ItemMapping, siteData: SiteData): SourcePost {
  const { fields, terms, meta } = item;
  const id = Number(fields['wp:post_id']);
  const status = fields['wp:status'] ?? 'draft';
  const text = fields['content:encoded'] ?? '';
  const date = dateOf(fields['wp:post_date_gmt']) ?? dateOf(fields['wp:post_date']) ?? dateOf(fields.pubDate);
  const isPlanned = status === 'future';
  const [before = ''] = text.split(MORE, 1);
  const login = fields['dc:creator'] ?? '';
  return {
    key: `post:${id}`,
    kind: mappedType === 'post' ? 'post' : 'item',
    title: plainText(fields.title ?? ''),
    slug: decoded(fields['wp:post_name'] ?? ''),
    excerpt: plainText(fields['excerpt:encoded'] || (MORE.test(text) ? before : '')),
    text,
    dialect: 'wordpress',
    children: siteData.children.get(id) ?? [],
    author: plainText(siteData.authors[login] ?? login),
    tags:
      mappedType !== 'post' && mappedType.tags
        ? namesOf(terms, mappedType.tags)
        : namesOf(terms, 'category', 'post_tag'),
    createdAt: isPlanned ? null : date,
    publishAt: isPlanned ? date : null,
    isPublished: status === 'publish' && !fields['wp:post_password'],
    picture: siteData.pictures.get(Number(meta._thumbnail_id)) ?? null,
    metaTitle: plainText(withoutPlaceholders(meta._yoast_wpseo_title ?? meta.rank_math_title ?? '')),
    metaDescription: plainText(withoutPlaceholders(meta._yoast_wpseo_metadesc ?? meta.rank_math_description ?? '')),
    addresses: addressesOf(item, siteData.base),
    item: itemOf(item, mappedType),
    losses: lossesOf(item, status, siteData),
  };
}

function itemOf({ terms, meta }: WordpressItem, itemMapping: 'post' | ItemMapping): SourcePost['item'] {
  if (itemMapping === 'post') return { category: '', client: '', year: null };
  const sourceText = (source = '') =>
    source.startsWith('meta:') ? plainText(meta[source.slice(5)] ?? '') : (namesOf(terms, source)[0] ?? '');
  const year = Number(/\d{4}/.exec(sourceText(itemMapping.year))?.[0]);
  return { category: sourceText(itemMapping.category), client: sourceText(itemMapping.client), year: year || null };
}

function lossesOf({ fields, meta, comments }: WordpressItem, status: string, { pictures }: SiteData): string[] {
  const customFields = Object.keys(meta).filter((key) => !key.startsWith('_') && !key.startsWith('rank_math'));
  return [
    ...(states[status] ? [states[status]] : []),
    ...(fields['wp:post_password'] ? ['it had a password: it is a draft'] : []),
    ...(fields['wp:is_sticky'] === '1' ? ['it was kept at the top of the list'] : []),
    ...(comments ? [`${comments} ${comments === 1 ? 'comment was' : 'comments were'} left out`] : []),
    ...(customFields.length ? [`custom fields were left out: ${customFields.slice(0, 20).join(', ')}`] : []),
    ...(meta._thumbnail_id && !pictures.has(Number(meta._thumbnail_id))
      ? ['its featured picture is not in the file']
      : []),
  ];
}

const namesOf = (terms: WordpressItem['terms'], ...taxonomies: string[]): string[] =>
  terms.filter(({ taxonomy }) => taxonomies.includes(taxonomy)).map(({ name }) => tagText(name));

/** SEO plugins use placeholders; a text with one is unusable. */
const withoutPlaceholders = (text: string): string => (/%\w+%/.test(text) ? '' : text);

/** Parses a date in UTC; null when it is not set. */
function dateOf(text = ''): Date | null {
  const isStored = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);
  const date = new Date(isStored ? `${text.replace(' ', 'T')}Z` : text);
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date : null;
}

function addressesOf({ fields }: WordpressItem, base: string): string[] {
  const { link = '', 'wp:post_type': type, 'wp:post_id': id } = fields;
  const url = URL.canParse(link, base) ? new URL(link, base) : null;
  const paths = url && url.host === new URL(base).host && !url.search ? [url.pathname] : [];
  return [...paths, type === 'page' ? `/?page_id=${id}` : `/?p=${id}`];
}
