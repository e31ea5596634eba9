import type { PageSection } from '#schema/pageSections.ts';
import { sectionsMarkdown } from '#server/content/page/sectionMarkdown.ts';

export type Row = Record<string, unknown>;

const heads = {
  blog_posts: ['title', 'excerpt', 'author'],
  portfolio_items: ['title', 'description', 'category', 'client', 'year', 'services', 'results'],
  pages: ['title', 'layout'],
};
const sharedFields = [
  'slug',
  'tags',
  'is_published',
  'published_at',
  'publish_at',
  'take_back_at',
  'created_at',
  'updated_at',
];
const lastFields = [
  'language',
  'translation_group',
  'image_url',
  'picture',
  'alt_text',
  'meta_title',
  'meta_description',
];
export type WrittenTable = keyof typeof heads;

export const folders: Record<WrittenTable, string> = { blog_posts: 'posts', portfolio_items: 'items', pages: 'pages' };

/**
 * Values of the front matter are JSON, which other site generators read.
 * @param pictureUrls prefix of this site's picture addresses, replaced by a path in the archive
 */
export function markdownFile(table: WrittenTable, row: Row, pictureUrls: string): string {
  const pictureFile = (id: unknown) => `../pictures/${id}.webp`;
  const frontMatter: Row = { ...row, picture: row.picture_id ? pictureFile(row.picture_id) : null };
  const lines = [...heads[table], ...sharedFields, ...lastFields].flatMap((name) =>
    frontMatter[name] == null ? [] : [`${name}: ${JSON.stringify(frontMatter[name])}`],
  );
  const body =
    table === 'pages' ? sectionsMarkdown(row.sections as PageSection[], pictureFile) : String(row.body ?? '');
  const text = body.replaceAll(pictureUrls, '../pictures/');
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
}
