import { MORE } from '../../html/wordpress.ts';
import type { ItemMapping } from '../../mapping.ts';
import { Remarks } from '../../remarks.ts';
import type { SourcePicture, SourcePost } from '../../source.ts';
import { plainText, tagText, titleText } from '../plainText.ts';
import { withCounters } from './elementorCounters.ts';
import { withTabs } from './elementorTabs.ts';
import type { WordpressItem } from './items.ts';
import { languageOfEntry } from './languages.ts';
import { withReusableBlocks } from './reusableBlocks.ts';
import { seoOf } from './seo.ts';
import { type SiteClock, utcOf } from './siteClock.ts';

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
  blocks: ReadonlyMap<number, string>;
  base: string;
  clock: SiteClock;
};

export function postOf(
  item: WordpressItem,
  { mapped, isPage }: { mapped: 'post' | ItemMapping; isPage: boolean },
  siteData: SiteData,
): SourcePost {
  const { fields, terms, meta } = item;
  const id = Number(fields['wp:post_id']);
  const status = fields['wp:status'] ?? 'draft';
  const replaced: string[] = [];
  const content = withReusableBlocks(fields['content:encoded'] ?? '', siteData.blocks, (words) => replaced.push(words));
  const counted = withCounters(content, meta._elementor_data);
  const text = withFootnotes(withTabs(counted.text, meta._elementor_data), meta.footnotes);
  const date =
    utcOf(fields['wp:post_date_gmt']) ?? siteData.clock.momentOf(fields['wp:post_date']) ?? utcOf(fields.pubDate);
  const isPlanned = status === 'future';
  const [before = ''] = text.split(MORE, 1);
  const [author = '', ...coAuthors] = authorsOf(item, siteData.authors);
  const remarks = remarksOf(item, { status, coAuthors, mapped, replaced }, siteData);
  for (const counter of counted.lost) remarks.lose(`the number of a counter was left out: ${counter}`);
  const addresses = addressesOf(item, siteData.base);
  return {
    key: `post:${id}`,
    kind: mapped === 'post' ? 'post' : 'item',
    isPage,
    title: titleText(fields.title ?? ''),
    slug: slugOf(fields['wp:post_name'] ?? ''),
    excerpt: plainText(fields['excerpt:encoded'] || (MORE.test(text) ? withoutMarkers(before) : '')),
    text,
    dialect: 'wordpress',
    children: siteData.children.get(id) ?? [],
    author,
    tags: mapped !== 'post' && mapped.tags ? namesOf(terms, mapped.tags) : namesOf(terms, 'category', 'post_tag'),
    createdAt: isPlanned ? null : date,
    publishAt: isPlanned ? date : null,
    isPublished: status === 'publish' && !fields['wp:post_password'],
    isLive: (status === 'publish' && !fields['wp:post_password']) || isPlanned,
    picture: siteData.pictures.get(Number(meta._thumbnail_id)) ?? null,
    ...seoOf(item, { base: siteData.base, addresses }, remarks),
    addresses,
    item: itemOf(item, mapped),
    ...languageOfEntry(item, remarks),
    ...remarks.texts,
  };
}

/** A slug in letters. Databases cut long ones within the code of a letter. */
const slugOf = (name: string) =>
  name
    .replace(/(?:%[\da-f]{2})+/gi, (codes) =>
      Buffer.from(codes.replaceAll('%', ''), 'hex').toString().replaceAll('\ufffd', ''),
    )
    .replace(/%[\da-f]?$/i, '');

/** Comments and shortcodes, which an excerpt cannot show. */
const withoutMarkers = (html: string) => html.replace(/<!--[\s\S]*?-->|\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/gi, ' ');

/** WordPress keeps the footnotes of the block beside the text. */
function withFootnotes(text: string, footnotes = ''): string {
  const block = /<!--\s*wp:(?:core\/)?footnotes\b[\s\S]*?-->/;
  if (!block.test(text) || !footnotes.startsWith('[')) return text;
  try {
    const notes = JSON.parse(footnotes) as { content?: unknown; id?: unknown }[];
    const items = notes.map(({ content }) => `<li>${String(content ?? '')}</li>`).join('');
    // The links of the text name these ids.
    const ids = notes.map(({ id }) => String(id).replace(/[^\w-]/g, '') || '-').join(' ');
    return text.replace(
      block,
      () => `<!-- wp:list --><div data-footnote-ids="${ids}"><ol>${items}</ol></div><!-- /wp:list -->`,
    );
  } catch {
    return text;
  }
}

/** The author of the entry, or those whom the plug-in Co-Authors Plus names. */
function authorsOf({ fields, terms }: WordpressItem, names: Record<string, string>): string[] {
  const login = fields['dc:creator'] ?? '';
  const coAuthors = terms
    .filter(({ taxonomy }) => taxonomy === 'author')
    .map(({ name, slug }) => names[name] ?? names[slug.replace(/^cap-/, '')] ?? name);
  return [...new Set((coAuthors.length ? coAuthors : [names[login] ?? login]).map(plainText))];
}

function itemOf({ terms, meta }: WordpressItem, itemMapping: 'post' | ItemMapping): SourcePost['item'] {
  if (itemMapping === 'post') return { category: '', client: '', year: null };
  const sourceText = (source = '') =>
    source.startsWith('meta:') ? plainText(meta[source.slice(5)] ?? '') : (namesOf(terms, source)[0] ?? '');
  const year = Number(/\d{4}/.exec(sourceText(itemMapping.year))?.[0]);
  return { category: sourceText(itemMapping.category), client: sourceText(itemMapping.client), year: year || null };
}

/** Fields of plug-ins that say how a page is drawn, or count. */
const technicalField =
  /^(?:_|wpml_|icl_|trid$|rank_math|yoast|footnotes$|enclosure$|classic-editor|slide_template|site-|ast-|theme-|inline_featured|dsq_|litespeed|onesignal|fifu|post_views|views$|.*_count$|.*_views?$|wp_|jetpack|om_disable|essb_|snap|syndication)/i;
const ownTaxonomies = ['category', 'post_tag', 'author', 'post_format', 'nav_menu', 'language'];

type EntryFacts = { status: string; coAuthors: string[]; mapped: 'post' | ItemMapping; replaced: string[] };

function remarksOf(
  { fields, terms, meta, comments }: WordpressItem,
  { status, coAuthors, mapped, replaced }: EntryFacts,
  { pictures }: SiteData,
): Remarks {
  const remarks = new Remarks();
  const mappedNames = mapped === 'post' ? [] : Object.values(mapped);
  if (states[status]) remarks.note(states[status]);
  if (fields['wp:post_password']) remarks.note('it had a password: it is a draft');
  if (fields['wp:is_sticky'] === '1') remarks.note('it was kept at the top of the list');
  if (comments) remarks.lose(`${comments} ${comments === 1 ? 'comment was' : 'comments were'} left out`);
  for (const words of replaced)
    remarks.lose(`a reusable block has its own words, not those of this entry: ${words.slice(0, 300)}`);
  if (coAuthors.length) remarks.lose(`more authors: ${coAuthors.join(', ')}`);
  const customFields = Object.entries(meta).filter(
    ([key, value]) => !technicalField.test(key) && !mappedNames.includes(`meta:${key}`) && value.trim(),
  );
  if (customFields.length) {
    const values = customFields.slice(0, 20).map(([key, value]) => `${key} (${plainText(value).slice(0, 60)})`);
    remarks.lose(`custom fields were left out: ${values.join(', ')}`);
  }
  const otherTerms = terms.filter(
    ({ taxonomy }) =>
      !(ownTaxonomies.includes(taxonomy) || taxonomy.endsWith('_translations')) && !mappedNames.includes(taxonomy),
  );
  for (const [taxonomy, group] of Map.groupBy(otherTerms, (term) => term.taxonomy))
    remarks.lose(`the taxonomy ${taxonomy} was left out: ${group.map(({ name }) => plainText(name)).join(', ')}`);
  if (meta._thumbnail_id && !pictures.has(Number(meta._thumbnail_id)))
    remarks.lose('its featured picture is not in the file');
  return remarks;
}

/** WordPress puts entries without a category into this one. */
export const isDefaultCategory = ({ taxonomy, slug, name }: WordpressItem['terms'][number]): boolean =>
  taxonomy === 'category' && (slug === 'uncategorized' || name === 'Uncategorized');

const namesOf = (terms: WordpressItem['terms'], ...taxonomies: string[]): string[] =>
  terms
    .filter((term) => taxonomies.includes(term.taxonomy) && !isDefaultCategory(term))
    .map(({ name }) => tagText(name))
    .filter((name) => name !== '');

const hostOf = (url: URL) => url.host.replace(/^www\./, '');

/** @returns the path of an address on the site, in either spelling of its host; null for another */
export function pathOnSite(link: string, base: string): string | null {
  const url = URL.canParse(link, base) ? new URL(link, base) : null;
  return url && hostOf(url) === hostOf(new URL(base)) && !url.search ? url.pathname : null;
}

function addressesOf({ fields, formerSlugs }: WordpressItem, base: string): string[] {
  const { link = '', 'wp:post_type': type, 'wp:post_id': id } = fields;
  const path = pathOnSite(link, base);
  const former = path ? formerSlugs.map((slug) => path.replace(/[^/]+(?=\/?$)/, slug)) : [];
  const folder = new URL(base).pathname.replace(/\/+$/, '');
  return [...(path ? [path] : []), ...former, `${folder}/?${type === 'page' ? 'page_id' : 'p'}=${id}`];
}
