import { isForm } from '../../html/formShortcodes.ts';
import { ATTACHMENT } from '../../html/shortcodeHtml.ts';
import { ImportError } from '../../importError.ts';
import type { Mapping } from '../../mapping.ts';
import type { Attachment, Skipped, Source, SourcePicture, SourcePost } from '../../source.ts';
import { plainText } from '../plainText.ts';
import { type Channel, emptyChannel, readItems, type WordpressItem } from './items.ts';
import { OldPages } from './oldPages.ts';
import { isKnownState, postOf } from './post.ts';
import { isReusableBlock } from './reusableBlocks.ts';
import { SiteClock } from './siteClock.ts';

/** Post types that belong to other content or to the theme. They are skipped without a line in the report. */
const unreportedTypes = [
  'attachment',
  'revision',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_global_styles',
  'wp_block',
];

export const isWordpress = (start: string): boolean => /<rss\b/.test(start) && /wordpress\.org\/export\//.test(start);

export type Part = { name: string; read: () => AsyncIterable<string> };
type Options = { mapping: Mapping; timeZone: string; onRead?: (entries: number) => void };

/** All parts are one export. @throws ImportError for an unreadable export */
export async function openWordpress(parts: readonly Part[], options: Options): Promise<Source> {
  const index = await readIndex(parts, options);
  const { site, pictures, attachments, oldPages, foreignParts } = index;
  const skipped = [...foreignParts];
  return {
    format: 'WordPress',
    name: `wordpress ${siteOf(site)}`,
    base: site,
    skipped,
    oldPages: oldPages.list(site),
    attachments,
    pictureOf: (url) =>
      url.startsWith(ATTACHMENT) ? (pictures.get(Number(url.slice(ATTACHMENT.length))) ?? null) : null,
    async *posts() {
      skipped.splice(foreignParts.length);
      skipped.push(...(yield* readPosts(index, options.mapping)));
    },
  };
}

/** What the posts need of the whole export. */
async function readIndex(parts: readonly Part[], { mapping, timeZone, onRead }: Options) {
  const authors: Record<string, string> = {};
  const pictures = new Map<number, SourcePicture>();
  const attachments: Attachment[] = [];
  const children = new Map<number, number[]>();
  const blocks = new Map<number, string>();
  const oldPages = new OldPages();
  const clock = new SiteClock(timeZone);
  const versions: Versions = new Map();
  const ownParts: Part[] = [];
  const foreignParts: Skipped[] = [];
  let base: string | undefined;
  let count = 0;
  for (const part of parts) {
    const channel: Channel = emptyChannel();
    try {
      let isOwn: boolean | undefined;
      const checkSite = () => {
        base ??= baseOf(channel);
        isOwn = siteOf(baseOf(channel)) === siteOf(base);
        return isOwn;
      };
      for await (const item of readItems(part.read(), channel)) {
        if (!(isOwn ?? checkSite())) break;
        count += 1;
        onRead?.(count);
        noteVersion(versions, item, count);
        notePicture(item, { pictures, attachments, children });
        noteGuestAuthor(item, authors);
        noteBlock(item, blocks);
        clock.note(item);
        oldPages.note(item, targetOf(item, mapping) === 'post' && !isEmptyPage(item));
      }
      if (isOwn ?? checkSite()) ownParts.push(part);
      else
        foreignParts.push({
          what: part.name,
          why: `it is of another site, ${siteOf(baseOf(channel))}: import it by itself`,
        });
    } catch (error) {
      throw parts.length > 1 && error instanceof ImportError
        ? new ImportError(`${part.name}: ${error.message}`)
        : error;
    }
    Object.assign(authors, channel.authors);
    oldPages.noteChannel(channel);
  }
  if (base === undefined) throw new ImportError('The file is no export of WordPress: it does not name its site.');
  return {
    site: base,
    authors,
    pictures,
    attachments,
    children,
    blocks,
    oldPages,
    clock,
    versions,
    ownParts,
    foreignParts,
  };
}

type Index = Awaited<ReturnType<typeof readIndex>>;

/** @returns what was left out */
async function* readPosts(index: Index, mapping: Mapping): AsyncGenerator<SourcePost, Skipped[]> {
  const { site, authors, pictures, children, blocks, clock, versions, ownParts } = index;
  const countsByReason = new Map<string, number>();
  const emptyPages: string[] = [];
  let position = 0;
  for (const part of ownParts) {
    for await (const item of readItems(part.read(), emptyChannel())) {
      position += 1;
      const mapped = targetOf(item, mapping);
      const { 'wp:post_type': type = '', 'wp:status': status = '' } = item.fields;
      const skip = (reason: string) => countsByReason.set(reason, (countsByReason.get(reason) ?? 0) + 1);
      if (!isNewest(versions, item, position)) {
        if (!unreportedTypes.includes(type)) skip('in the files more than once: the newest version comes');
      } else if (mapped !== 'skip' && isEmptyPage(item)) emptyPages.push(plainText(item.fields.title ?? ''));
      else if (mapped !== 'skip') {
        const isPage = type === 'page' && !Object.hasOwn(mapping.postTypes ?? {}, type);
        yield postOf(item, { mapped, isPage }, { authors, pictures, children, blocks, base: site, clock });
      } else if (!unreportedTypes.includes(type))
        skip(status === 'trash' ? 'in the bin' : `of the kind ${type || 'unknown'}`);
    }
  }
  const skipped: Skipped[] = [];
  if (emptyPages.length) {
    const what = `${emptyPages.length} ${emptyPages.length === 1 ? 'page' : 'pages'}`;
    skipped.push({ what, why: `without a text: ${emptyPages.slice(0, 50).join(', ')}` });
  }
  for (const [reason, count] of countsByReason)
    skipped.push({ what: `${count} ${count === 1 ? 'entry' : 'entries'}`, why: reason });
  return skipped;
}

/** Target of an item: posts and pages become posts; the mapping decides about other types. */
function targetOf({ fields }: WordpressItem, { postTypes = {} }: Mapping) {
  const { 'wp:post_type': type = '', 'wp:status': status = '' } = fields;
  const mapped = Object.hasOwn(postTypes, type) ? postTypes[type] : ['post', 'page'].includes(type) ? 'post' : 'skip';
  return mapped && isKnownState(status) ? mapped : 'skip';
}

/** @throws ImportError when the export does not contain the address of the site */
function baseOf({ fields: { 'wp:base_blog_url': blog, 'wp:base_site_url': site, link = '' } }: Channel): string {
  const base = blog || site || link;
  if (!URL.canParse(base)) throw new ImportError('The file is no export of WordPress: it does not name its site.');
  return base;
}

function siteOf(base: string): string {
  const { host, pathname } = new URL(base);
  return host + pathname.replace(/\/+$/, '');
}

type Versions = Map<string, { changed: string; position: number }>;

/** Records the position of an entry. If several files contain it, the newest version counts; the last one if equal. */
function noteVersion(versions: Versions, { fields }: WordpressItem, position: number): void {
  const { 'wp:post_id': id, 'wp:post_modified_gmt': changed = '' } = fields;
  const before = id ? versions.get(id) : undefined;
  if (id && !(before && before.changed > changed)) versions.set(id, { changed, position });
}

const isNewest = (versions: Versions, { fields }: WordpressItem, position: number): boolean =>
  (versions.get(fields['wp:post_id'] ?? '')?.position ?? position) === position;

/** Names of resized copies in the picture metadata, which is serialised by PHP. */
const copyNames = /"(?:file|original_image)";s:\d+:"([^"/]+)"/g;

type SiteIndex = { pictures: Map<number, SourcePicture>; attachments: Attachment[]; children: Map<number, number[]> };

function notePicture({ fields, meta }: WordpressItem, { pictures, attachments, children }: SiteIndex): void {
  const { 'wp:attachment_url': url, 'wp:post_id': id, 'wp:post_parent': parent } = fields;
  if (fields['wp:post_type'] !== 'attachment' || !url) return;
  pictures.set(Number(id), { url, alt: plainText(meta._wp_attachment_image_alt ?? '') });
  const copies = [...(meta._wp_attachment_metadata ?? '').matchAll(copyNames)].map(([, name = '']) => name);
  attachments.push({ url, copies });
  const isPicture = /\.(jpe?g|png|gif|webp)$/i.test(url);
  if (isPicture) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(id)]);
}

/** Co-Authors Plus keeps authors without an account as entries. */
function noteGuestAuthor({ fields, meta }: WordpressItem, authors: Record<string, string>): void {
  const { 'cap-user_login': login, 'cap-display_name': name } = meta;
  if (fields['wp:post_type'] === 'guest-author' && login && name) authors[login] ??= name;
}

/** Reusable blocks are kept until the texts that name them come, so their sum is limited. */
const MAX_BLOCKS_LENGTH = 5_000_000;

function noteBlock({ fields }: WordpressItem, blocks: Map<number, string>): void {
  const { 'wp:post_type': type, 'wp:post_id': id, 'content:encoded': text = '' } = fields;
  if (!isReusableBlock(type) || fields['wp:status'] === 'trash') return;
  const length = [...blocks.values()].reduce((sum, block) => sum + block.length, text.length);
  if (length <= MAX_BLOCKS_LENGTH) blocks.set(Number(id), text);
}

const visible =
  /<(?:img|iframe|video|audio|embed|object|input|svg|picture|hr)\b|<!--\s*wp:(?:(?:core\/)?block|(?:acf|divi)\/[\w-]+)\s|\[(?:gallery|embed|video|audio|playlist|youtube|vimeo)\b/i;
const singleShortcode = /\[\/?([a-z][\w-]*)(?:\s[^\]]*)?\]/gi;
const wordsInShortcode = /\s(?:title|text|heading|question|ids|images?|src)\s*=\s*["'][^"']/i;

/** A page that shows only what a theme or plug-in draws: the front page, the list of posts, a shop. */
function isEmptyPage({ fields }: WordpressItem): boolean {
  const text = fields['content:encoded'] ?? '';
  if (fields['wp:post_type'] !== 'page' || visible.test(text)) return false;
  const words = text
    .replace(/<!--[\s\S]*?-->|<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/gi, '')
    .replace(singleShortcode, (shortcode, name: string) =>
      wordsInShortcode.test(shortcode) && !isForm(name.toLowerCase(), shortcode) ? shortcode : '',
    )
    .replace(/<[^>]*>|&nbsp;|&#160;/gi, '');
  return !words.trim();
}
