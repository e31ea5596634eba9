export type Row = Record<string, unknown>;

const heads = {
  blog_posts: ['title', 'excerpt', 'author'],
  portfolio_items: ['title', 'description', 'category', 'client', 'year', 'services', 'results'],
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
const lastFields = ['image_url', 'picture', 'alt_text', 'meta_title', 'meta_description'];
export type WrittenTable = keyof typeof heads;

export const folders: Record<WrittenTable, string> = { blog_posts: 'posts', portfolio_items: 'items' };

/**
 * Values of the front matter are JSON, which other site generators read.
 * @param pictureUrls prefix of this site's picture addresses, replaced by a path in the archive
 */
export function markdownFile(table: WrittenTable, row: Row, pictureUrls: string): string {
  const frontMatter: Row = { ...row, picture: row.picture_id ? `../pictures/${row.picture_id}.webp` : null };
  const lines = [...heads[table], ...sharedFields, ...lastFields].flatMap((name) =>
    frontMatter[name] == null ? [] : [`${name}: ${JSON.stringify(frontMatter[name])}`],
  );
  const text = String(row.body ?? '').replaceAll(pictureUrls, '../pictures/');
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
}
