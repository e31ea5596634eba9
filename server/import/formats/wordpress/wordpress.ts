import { ATTACHMENT } from '../../html/shortcodes.ts';
import { ImportError } from '../../importError.ts';
import type { Mapping } from '../../mapping.ts';
import type { Skipped, Source, SourcePicture } from '../../source.ts';
import { plainText, tagText } from '../plainText.ts';
import { type Channel, readItems, type WordpressItem } from './items.ts';
import { isKnownState, postOf } from './post.ts';

/** Kinds of content that are parts of others, or of the theme: nobody misses them. */
const silent = ['attachment', 'revision', 'customize_changeset', 'oembed_cache', 'user_request', 'wp_global_styles'];

/** @returns whether a file begins as an export of WordPress does */
export const isWordpress = (beginning: string): boolean =>
  /<rss\b/.test(beginning) && /wordpress\.org\/export\//.test(beginning);

/** Reads an export of WordPress (WXR). @throws ImportError for one that cannot be read */
export function openWordpress(bytes: Buffer, { postTypes = {} }: Mapping): Source {
  const channel: Channel = { fields: {}, authors: {} };
  const pictures = new Map<number, SourcePicture>();
  const children = new Map<number, number[]>();
  const lists = new Map<string, { path: string; tag: string }>();
  /** What an item becomes: posts and pages become posts, other kinds what the mapping says. */
  const mappedOf = ({ fields }: WordpressItem) => {
    const { 'wp:post_type': type = '', 'wp:status': status = '' } = fields;
    const mapped = Object.hasOwn(postTypes, type) ? postTypes[type] : ['post', 'page'].includes(type) ? 'post' : 'skip';
    return mapped && isKnownState(status) ? mapped : 'skip';
  };
  for (const item of readItems(bytes, channel)) {
    notePicture(item, pictures, children);
    if (mappedOf(item) === 'post') for (const term of item.terms) noteList(term, lists);
  }
  const { 'wp:base_blog_url': blog, 'wp:base_site_url': site, link = '' } = channel.fields;
  const base = blog || site || link;
  if (!URL.canParse(base)) throw new ImportError('The file is no export of WordPress: it does not name its site.');
  const { host, pathname } = new URL(base);
  const skipped: Skipped[] = [];
  return {
    format: 'WordPress',
    name: `wordpress ${host}${pathname.replace(/\/+$/, '')}`,
    base,
    skipped,
    lists: [...lists.values()],
    pictureOf: (url) =>
      url.startsWith(ATTACHMENT) ? (pictures.get(Number(url.slice(ATTACHMENT.length))) ?? null) : null,
    async *posts() {
      skipped.length = 0;
      const left = new Map<string, number>();
      for (const item of readItems(bytes, { fields: {}, authors: {} })) {
        const mapped = mappedOf(item);
        const { 'wp:post_type': type = '', 'wp:status': status = '' } = item.fields;
        if (mapped !== 'skip') yield postOf(item, mapped, { authors: channel.authors, pictures, children, base });
        else if (!silent.includes(type)) {
          const why = status === 'trash' ? 'in the bin' : `of the kind ${type || 'unknown'}`;
          left.set(why, (left.get(why) ?? 0) + 1);
        }
      }
      for (const [why, count] of left) skipped.push({ what: `${count} ${count === 1 ? 'entry' : 'entries'}`, why });
    },
  };
}

function notePicture(
  { fields, meta }: WordpressItem,
  pictures: Map<number, SourcePicture>,
  children: Map<number, number[]>,
): void {
  const { 'wp:attachment_url': url, 'wp:post_id': id, 'wp:post_parent': parent } = fields;
  if (fields['wp:post_type'] !== 'attachment' || !url) return;
  pictures.set(Number(id), { url, alt: plainText(meta._wp_attachment_image_alt ?? '') });
  const isPicture = /\.(jpe?g|png|gif|webp)$/i.test(url);
  if (isPicture) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(id)]);
}

function noteList(
  { taxonomy, slug, name }: WordpressItem['terms'][number],
  lists: Map<string, Source['lists'][number]>,
) {
  const [, folder] = /^(?:post_)?(category|tag)$/.exec(taxonomy) ?? [];
  if (folder && slug) lists.set(`${folder}/${slug}`, { path: `/${folder}/${slug}`, tag: tagText(name) });
}
