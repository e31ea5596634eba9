import sax from 'sax';
import { ImportError } from '../../importError.ts';

export type WordpressItem = {
  fields: Record<string, string>;
  terms: { taxonomy: string; slug: string; name: string }[];
  meta: Record<string, string>;
  /** Slugs that the entry had before. */
  formerSlugs: string[];
  comments: number;
};
export type Channel = {
  fields: Record<string, string>;
  /** Display names by login. */
  authors: Record<string, string>;
  /** Parents of categories, both by slug. */
  parents: Record<string, string>;
  /** Numbers in addresses (`/?cat=3`), by slug and by login. */
  numbers: { categories: Record<string, string>; authors: Record<string, string> };
};
export const emptyChannel = (): Channel => ({
  ...{ fields: {}, authors: {}, parents: {} },
  numbers: { categories: {}, authors: {} },
});

const [MAX_TEXT, MAX_DEPTH] = [5_000_000, 20];
const parts = ['wp:postmeta', 'wp:comment', 'wp:author', 'wp:category', 'wp:tag', 'wp:term', 'image'];

/**
 * Reads a WXR file. A document type is refused, so that only the five XML entities exist.
 * @param channel receives the data before the items
 * @throws ImportError for invalid XML, a document type, or content over the limits
 */
export async function* readItems(text: AsyncIterable<string>, channel: Channel): AsyncGenerator<WordpressItem> {
  const parser = sax.parser(true, {});
  const openTags: string[] = [];
  const completed: WordpressItem[] = [];
  let item: WordpressItem | undefined;
  let part: Record<string, string> | undefined;
  let attributes: Record<string, string> = {};
  const content = new Content();
  parser.onerror = ({ message }) => {
    throw new ImportError(`The file is no whole XML: ${message.split('\n').slice(0, 2).join(', ').toLowerCase()}.`);
  };
  parser.ondoctype = () => {
    throw new ImportError('The file has a document type, which could name other files: it is refused.');
  };
  parser.onopentag = ({ name, attributes: tagAttributes }) => {
    openTags.push(name);
    if (openTags.length > MAX_DEPTH) throw new ImportError('The file is nested too deeply: it is refused.');
    if (name === 'item') item = { fields: {}, terms: [], meta: {}, formerSlugs: [], comments: 0 };
    else if (parts.includes(name)) part = {};
    attributes = tagAttributes as Record<string, string>;
    content.begin();
  };
  parser.ontext = (chunk) => content.add(chunk, false);
  parser.oncdata = (chunk) => content.add(chunk, true);
  parser.onclosetag = (name) => {
    openTags.pop();
    const value = name === 'content:encoded' ? content.text : copyOf(content.text.trim());
    if (name === 'item' && item) {
      completed.push(item);
      item = undefined;
    } else if (part && parts.includes(name)) {
      endPart(name, part, item, channel);
      part = undefined;
    } else if (part) part[name] ??= value;
    else if (item && name === 'category') {
      const { domain = '', nicename = '' } = attributes;
      item.terms.push({ taxonomy: domain, slug: nicename, name: value });
    } else if (item) item.fields[name] ??= value;
    else if (openTags.at(-1) === 'channel') channel.fields[name] ??= value;
    content.begin();
  };
  let isBegun = false;
  for await (const part of text) {
    // Some servers write empty lines before the declaration.
    const written: string = isBegun ? part : part.trimStart();
    isBegun ||= written !== '';
    parser.write(written);
    yield* completed.splice(0);
  }
  parser.close();
  yield* completed;
}

/** Part of a string keeps the whole string in memory: addresses and dates that are asked later would hold the file. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** The text of an element. A file that was indented has white space around its CDATA sections. */
class Content {
  #parts: { text: string; isCdata: boolean }[] = [];
  #length = 0;

  begin(): void {
    this.#parts = [];
    this.#length = 0;
  }

  add(text: string, isCdata: boolean): void {
    this.#length += text.length;
    if (this.#length > MAX_TEXT) throw new ImportError('A text in the file is too long to be read.');
    this.#parts.push({ text, isCdata });
  }

  get text(): string {
    const hasCdata = this.#parts.some(({ isCdata }) => isCdata);
    return this.#parts
      .filter(({ text, isCdata }) => isCdata || !hasCdata || text.trim())
      .map(({ text }) => text)
      .join('');
  }
}

function endPart(name: string, part: Record<string, string>, item: WordpressItem | undefined, channel: Channel): void {
  const { 'wp:meta_key': key, 'wp:meta_value': value = '', 'wp:author_login': login } = part;
  if (name === 'wp:postmeta' && item && key) item.meta[key] ??= value;
  if (name === 'wp:postmeta' && key === '_wp_old_slug' && value) item?.formerSlugs.push(value);
  if (name === 'wp:comment' && item) item.comments += 1;
  if (name === 'wp:author' && login) {
    channel.authors[login] = part['wp:author_display_name'] || login;
    channel.numbers.authors[login] = part['wp:author_id'] ?? '';
  }
  const { 'wp:category_nicename': category, 'wp:category_parent': parent, 'wp:term_id': number } = part;
  if (name === 'wp:category' && category && parent) channel.parents[category] = parent;
  if (name === 'wp:category' && category && number) channel.numbers.categories[category] = number;
}
