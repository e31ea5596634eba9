/**
 * The rows that posts are set in below the newest: two and three by turns. No post is left alone in a row, unless it is
 * the only one.
 */
export function rowsOf<Post>(posts: readonly Post[]): Post[][] {
  const rows: Post[][] = [];
  for (let from = 0; from < posts.length; ) {
    const left = posts.length - from;
    const turn = rows.length % 2 === 0 ? 2 : 3;
    const size = left <= 3 ? left : left === 4 ? 2 : turn;
    rows.push(posts.slice(from, from + size));
    from += size;
  }
  return rows;
}
