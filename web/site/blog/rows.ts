/**
 * Groups the posts below the newest in alternating rows of two and three. No row has a single post, unless there is
 * only one.
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
