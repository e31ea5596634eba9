import type { Remarks } from '../../remarks.ts';
import { plainText, titleText } from '../plainText.ts';
import type { WordpressItem } from './items.ts';

/**
 * Fields of an entry in which plug-ins keep what search engines read: Yoast, Rank Math, All in One SEO (its third and fourth
 * version), SEOPress, The SEO Framework.
 */
const fieldNames = {
  title: [
    ...['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title', '_seopress_titles_title'],
    '_genesis_title',
  ],
  description: [
    ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
    ...['_seopress_titles_desc', '_genesis_description'],
  ],
  canonical: [
    ...['_yoast_wpseo_canonical', 'rank_math_canonical_url', '_aioseo_canonical_url', '_aioseop_custom_link'],
    ...['_seopress_robots_canonical', '_genesis_canonical_uri'],
  ],
  noindex: [
    ...['_yoast_wpseo_meta-robots-noindex', 'rank_math_robots', '_aioseo_robots_noindex', '_aioseop_noindex'],
    ...['_seopress_robots_index', '_genesis_noindex'],
  ],
  socialTitle: [
    ...['_yoast_wpseo_opengraph-title', 'rank_math_facebook_title', '_aioseo_og_title', '_seopress_social_fb_title'],
    ...['_yoast_wpseo_twitter-title', 'rank_math_twitter_title', '_aioseo_twitter_title'],
  ],
  socialDescription: [
    ...['_yoast_wpseo_opengraph-description', 'rank_math_facebook_description', '_aioseo_og_description'],
    ...['_seopress_social_fb_desc', '_yoast_wpseo_twitter-description', 'rank_math_twitter_description'],
    '_aioseo_twitter_description',
  ],
} as const;

/** What plug-ins put in the place of these: `%%title%%`, `%title%`, `#post_title`. */
const placeholder = /%%?([a-z_]+)%?%|#([a-z]+_[a-z_]+|separator_sa)\b/gi;
const placeholderMeanings: Record<string, 'title' | 'excerpt' | 'none'> = {
  ...{ title: 'title', post_title: 'title', term_title: 'title', seo_title: 'title' },
  ...{ excerpt: 'excerpt', excerpt_only: 'excerpt', post_excerpt: 'excerpt', seo_description: 'excerpt' },
  // The page has the name of the site by itself.
  ...{ sitename: 'none', sitetitle: 'none', site_title: 'none', sep: 'none', separator_sa: 'none', page: 'none' },
};

const isNoindex = (value: string) => /noindex|^(?:1|on|yes|true)$/i.test(value.trim());

/** @returns title and description for search engines; names what the product has no field for */
export function seoOf(
  { fields, meta }: WordpressItem,
  { base, addresses }: { base: string; addresses: readonly string[] },
  remarks: Remarks,
): { metaTitle: string; metaDescription: string } {
  const writtenIn = (name: keyof typeof fieldNames) =>
    fieldNames[name].map((field) => meta[field]?.trim()).find(Boolean) ?? '';
  const title = titleText(fields.title ?? '');
  const texts = { title, excerpt: plainText(fields['excerpt:encoded'] ?? ''), none: '' };
  const textOf = (name: keyof typeof fieldNames, label: string) => {
    const written = plainText(writtenIn(name));
    let isWhole = true;
    const text = written
      .replace(placeholder, (_, one?: string, other?: string) => {
        const meaning = placeholderMeanings[(one ?? other ?? '').toLowerCase()];
        isWhole &&= meaning !== undefined;
        return meaning ? texts[meaning] : '';
      })
      .replace(/\s+/g, ' ')
      .replace(/^[\s|–—·-]+(?=\s|$)|(?<=\s|^)[\s|–—·-]+$/g, '')
      .trim();
    if (isWhole) return text === title ? '' : text;
    remarks.lose(`${label} was left out, because a plug-in fills it: ${written.slice(0, 200)}`);
    return '';
  };
  const metaTitle = textOf('title', 'its title for search engines');
  const metaDescription = textOf('description', 'its description for search engines');
  const canonical = writtenIn('canonical');
  if (canonical && !addresses.some((address) => pageOf(address, base) === pageOf(canonical, base)))
    remarks.lose(`its canonical address was left out: ${canonical.slice(0, 200)}`);
  if (fieldNames.noindex.some((field) => isNoindex(meta[field] ?? '')))
    remarks.lose('it was hidden from search engines (noindex): here they find it once it is published');
  const social = [
    textOf('socialTitle', 'its title for social networks'),
    textOf('socialDescription', 'its description for social networks'),
  ];
  const others = social.filter((text) => text && text !== metaTitle && text !== metaDescription);
  if (others.length) remarks.lose(`its words for social networks were left out: ${others.join(' ').slice(0, 300)}`);
  return { metaTitle, metaDescription };
}

function pageOf(address: string, base: string): string {
  if (!URL.canParse(address, base)) return address;
  const { host, pathname } = new URL(address, base);
  return host.replace(/^www\./, '') + pathname.replace(/\/+$/, '');
}
