/**
 * The order in which a person works through a list of enquiries. It stays while they do: an enquiry that is read or
 * assigned may move or leave the list, and the next one is still the one that stood below it.
 */
let walk: { key: string; ids: readonly string[] } = { key: '', ids: [] };

/** Forgets the order, as when the list itself is displayed. */
export function resetWalk(): void {
  walk = { key: '', ids: [] };
}

/**
 * @param key the list's arguments; other ones begin a new order
 * @param ids the ids of the list now
 * @returns the ids of the list in the order of the walk; new ones are at the end
 */
export function followOrder(key: string, ids: readonly string[]): string[] {
  const earlierIds = walk.key === key ? walk.ids : [];
  walk = { key, ids: [...new Set([...earlierIds, ...ids])] };
  const isListed = new Set(ids);
  return walk.ids.filter((id) => isListed.has(id));
}

/**
 * @param listed the ids of the list now: others are skipped
 * @returns the next (1) or previous (-1) enquiry; the first one for an enquiry that was never in the list
 */
export function neighbourOf(id: string, by: 1 | -1, listed: ReadonlySet<string>): string | undefined {
  const { ids } = walk;
  const start = ids.indexOf(id);
  if (start < 0 && by < 0) return undefined;
  for (let index = start + by; index >= 0 && index < ids.length; index += by) {
    const candidate = ids[index] as string;
    if (candidate !== id && listed.has(candidate)) return candidate;
  }
  return undefined;
}

let opened: string | null = null;

export function noteOpened(id: string): void {
  opened = id;
}

/** @returns the enquiry that was open last; null when the list was not left for one */
export const lastOpened = (): string | null => opened;
