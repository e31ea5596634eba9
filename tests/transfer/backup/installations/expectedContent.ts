/** What was put into an installation that is kept, and has to be found in it by every later version. */
export type Kept = {
  /** What a restore of the backup needs as SESSION_SECRET. The data folder holds it. */
  sessionSecret: string;
  /** Somebody of staff, who signs in with a password and an authenticator app. */
  user: { email: string; password: string; totpSecret: string };
  messages: { name: string; message: string }[];
  /** A published post. */
  post: { slug: string; title: string };
  /** The post's picture as the product serves it: its path, and the hash of its bytes. */
  picture: { path: string; sha256: string };
  /** How many there are, those of the sample content included. */
  totals: { messages: number; posts: number };
};

/** Asks for the messages and for `totals`. */
export const TOTALS = `{
  messages(first: 200) { totalCount nodes { name message } }
  allBlogPosts { totalCount }
}`;
