/**
 * Appends a page to a list. An item that moved behind the cursor since it was loaded comes again; it stays where it is.
 * @param idOf key that identifies an item
 */
export function mergePages<Item>(
  existing: readonly Item[],
  page: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const ids = new Set(existing.map(idOf));
  return [...existing, ...page.filter((item) => !ids.has(idOf(item)))];
}
