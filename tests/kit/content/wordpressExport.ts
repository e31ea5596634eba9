type Item = {
  id: number;
  title?: string;
  type?: string;
  status?: string;
  slug?: string;
  /** The path of its address; by default made from the slug. */
  path?: string;
  date?: string;
  /** The time in UTC; by default the same. Empty for a draft, which has none. */
  dateUtc?: string;
  author?: string;
  content?: string;
  excerpt?: string;
  password?: string;
  isSticky?: boolean;
  parent?: number;
  categories?: string[];
  tags?: string[];
  /** Terms of other taxonomies. */
  terms?: Record<string, string>;
  link?: string;
  meta?: Record<string, string>;
  attachment?: string;
  comments?: number;
};

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const term = (taxonomy: string, name: string) =>
  `<category domain="${taxonomy}" nicename="${slugOf(name)}">${cdata(name)}</category>`;
const metaOf = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

function itemText(site: string, item: Item): string {
  const { id, title = `Post number ${id}`, type = 'post', status = 'publish', date = '2013-01-05 10:00:00' } = item;
  const { author = 'jane', content = '', excerpt = '', password = '', categories = ['News'], tags = [] } = item;
  const slug = item.slug ?? slugOf(title);
  const dateUtc = item.dateUtc === undefined ? date : item.dateUtc || '0000-00-00 00:00:00';
  const link = item.link ?? site + (item.path ?? (type === 'page' ? `/${slug}/` : `/2013/01/${slug}/`));
  const comment =
    '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>nice</wp:comment_content></wp:comment>';
  return `<item>
<title>${cdata(title)}</title><link>${link}</link><pubDate>Sat, 05 Jan 2013 10:00:00 +0000</pubDate>
<dc:creator>${cdata(author)}</dc:creator><guid isPermaLink="false">${site}/?p=${id}</guid><description></description>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date><wp:post_date_gmt>${cdata(dateUtc)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status><wp:post_parent>${item.parent ?? 0}</wp:post_parent>
<wp:post_type>${cdata(type)}</wp:post_type><wp:post_password>${cdata(password)}</wp:post_password>
<wp:is_sticky>${item.isSticky ? 1 : 0}</wp:is_sticky>
${item.attachment ? `<wp:attachment_url>${cdata(item.attachment)}</wp:attachment_url>` : ''}
${categories.map((name) => term('category', name)).join('')}${tags.map((name) => term('post_tag', name)).join('')}
${Object.entries(item.terms ?? {})
  .map(([taxonomy, name]) => term(taxonomy, name))
  .join('')}
${Object.entries(item.meta ?? {})
  .map(([key, value]) => metaOf(key, value))
  .join('')}
${comment.repeat(item.comments ?? 0)}</item>`;
}

/** As a program that formats XML writes an export: each element and each CDATA section on a line of its own. */
export const indented = (xml: string): string =>
  xml
    .replace(/(<!\[CDATA\[[\s\S]*?\]\]>)(?!\]\]|<!\[CDATA)/g, '\n      $1\n    ')
    .replace(/>(?=<)/g, '>\n  ')
    .replace(
      /(<(?:wp:post_id|wp:status|wp:post_type|wp:post_name|link|wp:base_blog_url)>)([^<\n]+)(<)/g,
      '$1\n    $2\n  $3',
    );

export type WordpressCategory = { slug: string; name: string; parent?: string };
const categoryText = ({ slug, name, parent = '' }: WordpressCategory) =>
  `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename>
<wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`;

/** A WordPress export (WXR 1.2) with these items. @param site its address without a trailing slash */
export const wordpressExport = (
  site: string,
  items: Item[],
  categories: WordpressCategory[] = [{ slug: 'news', name: 'News' }],
): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>The old site</title><link>${site}</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('jane')}</wp:author_login>
<wp:author_email>${cdata('jane@old.example')}</wp:author_email>
<wp:author_display_name>${cdata('Jane Doe')}</wp:author_display_name></wp:author>
${categories.map(categoryText).join('\n')}
${items.map((item) => itemText(site, item)).join('\n')}
</channel></rss>`;
