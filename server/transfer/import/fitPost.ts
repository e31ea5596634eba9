import { EXCERPT_MAX } from '#schema/blog.ts';
import { MAX_TAGS } from '#schema/common.ts';
import { BODY_MAX } from '#schema/content.ts';
import type { Body } from './body.ts';
import { Remarks, type RemarkTexts } from './remarks.ts';
import type { SourcePost } from './source.ts';

/** Limits of posts that an export may violate (schema/blog.ts, schema/portfolio.ts). */
const [TITLE_MAX, EXCERPT_MIN, TAG_MAX, AUTHOR_MAX, META_TITLE_MAX] = [200, 10, 50, 120, 200];
export const TITLE_MIN = 5;
const MAX_NAMED = 300;
const NO_TAG = 'Blog';

export type FittedPost = RemarkTexts & {
  title: string;
  excerpt: string;
  author: string;
  tags: string[];
  body: string;
  metaTitle: string | null;
  metaDescription: string | null;
  category: string;
  client: string | null;
};

/** Adapts a post to the rules; everything that was added or cut is reported. */
export function fitPost(post: SourcePost, { markdown, beginning }: Pick<Body, 'markdown' | 'beginning'>): FittedPost {
  const remarks = new Remarks();
  const shortenField = (label: string, text: string, maxLength: number) => {
    if (text.length <= maxLength) return text;
    const start = text.slice(0, maxLength - 1).trimEnd();
    remarks.lose(`${label} was cut to ${maxLength} characters: ${cutText(text.slice(start.length))}`);
    return `${start.toWellFormed()}…`;
  };
  const title = shortenField('the title', titleOf(post, remarks), TITLE_MAX);
  const tags = [...new Set(post.tags.filter(Boolean).map((tag) => shortenField('a tag', tag, TAG_MAX)))];
  if (tags.length > MAX_TAGS) remarks.lose(`tags were left out: ${tags.slice(MAX_TAGS).join(', ')}`);
  if (!tags.length) {
    remarks.note(`it had no tag: it has "${NO_TAG}"`);
    tags.push(NO_TAG);
  }
  if (post.author.length < 2) remarks.note('its author is not known');
  const category = shortenField('the category', post.item.category || tags[0] || NO_TAG, 100);
  return {
    title,
    excerpt: excerptOf(post, title, beginning, remarks),
    author: post.author.length < 2 ? 'Unknown' : shortenField('the name of the author', post.author, AUTHOR_MAX),
    tags: tags.slice(0, MAX_TAGS),
    body: bodyOf(markdown, remarks),
    metaTitle: shortenField('the title for search engines', post.metaTitle, META_TITLE_MAX) || null,
    metaDescription: shortenField('the description for search engines', post.metaDescription, EXCERPT_MAX) || null,
    category,
    client: shortenField('the client', post.item.client, 120) || null,
    ...remarks.texts,
  };
}

const cutText = (text: string) =>
  `“${text.slice(0, MAX_NAMED).trim()}${text.length > MAX_NAMED ? '…' : ''}” was left out`;

function titleOf({ title, createdAt }: SourcePost, remarks: Remarks): string {
  if (title) {
    if (title.length < TITLE_MIN)
      remarks.note(`the title has fewer than ${TITLE_MIN} characters: the next save in the office wants more`);
    return title;
  }
  remarks.note('it had no title');
  const day = createdAt?.toISOString().slice(0, 10);
  return `Untitled post${day ? ` of ${day}` : ''}`;
}

function excerptOf({ excerpt }: SourcePost, title: string, beginning: string, remarks: Remarks): string {
  if (excerpt.length >= EXCERPT_MIN) {
    const text = shortened(excerpt, EXCERPT_MAX);
    if (text !== excerpt)
      remarks.lose(`the excerpt was cut to ${EXCERPT_MAX} characters: ${cutText(excerpt.slice(text.length - 1))}`);
    return text;
  }
  if (excerpt) remarks.note(`the excerpt was too short, it is the beginning of the text: “${excerpt}”`);
  const text = shortened(beginning, 200);
  return text.length >= EXCERPT_MIN ? text : `${title}: read more`;
}

const shortened = (text: string, maxLength: number) =>
  text.length <= maxLength
    ? text
    : `${text
        .slice(0, maxLength - 1)
        .replace(/\s+\S*$/, '')
        .toWellFormed()}…`;

function bodyOf(body: string, remarks: Remarks): string {
  if (body.length <= BODY_MAX) return body;
  const paragraphEnd = body.lastIndexOf('\n\n', BODY_MAX);
  const end = paragraphEnd > BODY_MAX / 2 ? paragraphEnd : BODY_MAX;
  remarks.lose(`the text was cut to ${BODY_MAX} characters: ${cutText(body.slice(end).trim())}`);
  return body.slice(0, end).toWellFormed();
}
