/**
 * What is shown of a list when another page of it has come. What has moved behind the cursor since it was fetched comes
 * again: it stays where it is.
 * @param idOf what tells one item from another
 */
export function mergePages<Item>(
  known: readonly Item[],
  page: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const ids = new Set(known.map(idOf));
  return [...known, ...page.filter((item) => !ids.has(idOf(item)))];
}
