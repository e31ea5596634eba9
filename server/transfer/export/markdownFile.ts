/** A row as JSON has it, by the names of its columns. */
export type Row = Record<string, unknown>;

/** The columns that stand above the text of a post or an item. */
const heads = {
  blog_posts: ['title', 'excerpt', 'author'],
  portfolio_items: ['title', 'description', 'category', 'client', 'year', 'services', 'results'],
};
const shared = ['slug', 'tags', 'is_published', 'publish_at', 'take_back_at', 'created_at', 'updated_at'];
const rest = ['image_url', 'picture', 'alt_text', 'meta_title', 'meta_description'];
export type WrittenTable = keyof typeof heads;

/** The folders of the Markdown files of an export, by the tables. */
export const folders: Record<WrittenTable, string> = { blog_posts: 'posts', portfolio_items: 'items' };

/**
 * A post or an item as a Markdown file: what is told of it stands above the text, as YAML whose values are JSON, which other
 * programs for sites read.
 * @param pictureUrls the addresses of pictures of this site lead into the archive instead
 */
export function markdownFile(table: WrittenTable, row: Row, pictureUrls: string): string {
  const known: Row = { ...row, picture: row.picture_id ? `../pictures/${row.picture_id}.webp` : null };
  const lines = [...heads[table], ...shared, ...rest].flatMap((name) =>
    known[name] == null ? [] : [`${name}: ${JSON.stringify(known[name])}`],
  );
  const text = String(row.body ?? '').replaceAll(pictureUrls, '../pictures/');
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
}
