import { EXCERPT_MAX } from '#schema/blog.ts';
import { MAX_TAGS } from '#schema/common.ts';
import { BODY_MAX } from '#schema/content.ts';
import type { SourcePost } from './source.ts';

/** Limits of posts that an export may violate (schema/blog.ts, schema/portfolio.ts). */
const [TITLE_MIN, TITLE_MAX, EXCERPT_MIN, TAG_MAX, AUTHOR_MAX, META_TITLE_MAX] = [5, 200, 10, 50, 120, 200];

export type FittedPost = {
  title: string;
  excerpt: string;
  author: string;
  tags: string[];
  body: string;
  metaTitle: string | null;
  metaDescription: string | null;
  category: string;
  client: string | null;
  losses: string[];
};

/** Adapts a post to the rules; everything that was added or cut is reported. */
export function fitPost(post: SourcePost, body: string): FittedPost {
  const losses: string[] = [];
  const shortenField = (label: string, text: string, maxLength: number) => {
    if (text.length <= maxLength) return text;
    losses.push(`${label} was cut to ${maxLength} characters`);
    return `${text.slice(0, maxLength - 1).trimEnd()}…`;
  };
  const title = shortenField('the title', titleOf(post, losses), TITLE_MAX);
  const tags = [...new Set(post.tags.filter(Boolean).map((tag) => shortenField('a tag', tag, TAG_MAX)))];
  if (!tags.length) {
    losses.push('it had no tag: it has "Uncategorized"');
    tags.push('Uncategorized');
  }
  if (tags.length > MAX_TAGS) losses.push(`tags were left out: ${tags.slice(MAX_TAGS).join(', ')}`);
  if (post.author.length < 2) losses.push('its author is not known');
  return {
    title,
    excerpt: excerptOf(post, title, body, losses),
    author: post.author.length < 2 ? 'Unknown' : shortenField('the name of the author', post.author, AUTHOR_MAX),
    tags: tags.slice(0, MAX_TAGS),
    body: bodyOf(body, losses),
    metaTitle: shortenField('the title for search engines', post.metaTitle, META_TITLE_MAX) || null,
    metaDescription: shortenField('the description for search engines', post.metaDescription, EXCERPT_MAX) || null,
    category: shortenField('the category', post.item.category || tags[0] || '', 100),
    client: shortenField('the client', post.item.client, 120) || null,
    losses,
  };
}

function titleOf({ title, createdAt }: SourcePost, losses: string[]): string {
  if (title.length >= TITLE_MIN) return title;
  losses.push(title ? 'the title was too short: "Post" stands before it' : 'it had no title');
  const day = createdAt?.toISOString().slice(0, 10);
  return title ? `Post ${title}` : `Untitled post${day ? ` of ${day}` : ''}`;
}

function excerptOf({ excerpt }: SourcePost, title: string, body: string, losses: string[]): string {
  if (excerpt.length >= EXCERPT_MIN) {
    if (excerpt.length > EXCERPT_MAX) losses.push(`the excerpt was cut to ${EXCERPT_MAX} characters`);
    return shortened(excerpt, EXCERPT_MAX);
  }
  const start = body.slice(0, 5000);
  const paragraphs = start.split(/\n{2,}/).filter((part) => !/^(?:#|>|\||-|\d+\.|```)/.test(part));
  const plainText = plainTextOf(paragraphs.join('\n\n'));
  const excerptText = shortened(plainText.length >= EXCERPT_MIN ? plainText : plainTextOf(start), 200);
  if (excerpt) losses.push('the excerpt was too short: it is the beginning of the text');
  return excerptText.length >= EXCERPT_MIN ? excerptText : `${title}: read more`;
}

const plainTextOf = (markdown: string) =>
  markdown
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/<\/?\w+>/g, '')
    .replace(/\\(?=\W)/g, '')
    .replace(/^[\s>#|*_-]+/gm, ' ')
    .replace(/[*_`~]+/g, '')
    .replace(/\|+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const shortened = (text: string, maxLength: number) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;

function bodyOf(body: string, losses: string[]): string {
  if (body.length <= BODY_MAX) return body;
  const end = body.lastIndexOf('\n\n', BODY_MAX);
  losses.push(`the text was cut to ${BODY_MAX} characters`);
  return body.slice(0, end > BODY_MAX / 2 ? end : BODY_MAX);
}
