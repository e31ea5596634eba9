/** Content of a stored installation that every later version must find. */
export type Stored = {
  /** SESSION_SECRET for a restore of the backup. The data folder contains it. */
  sessionSecret: string;
  user: { email: string; password: string; totpSecret: string };
  messages: { name: string; message: string }[];
  post: { slug: string; title: string };
  /** Path of the post's picture and the hash of its bytes. */
  picture: { path: string; sha256: string };
  /** Totals with the sample content. */
  totals: { messages: number; posts: number };
};

export const TOTALS = `{
  messages(first: 200) { totalCount nodes { name message } }
  allBlogPosts { totalCount }
}`;
