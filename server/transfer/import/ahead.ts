/**
 * Works on several items at once and returns the results in the order of the items.
 * @param most number of items that are begun before the first result is taken
 */
export async function* ahead<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  most: number,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = work(item);
      // It is awaited in its turn; until then a failure must not count as unhandled.
      result.catch(() => undefined);
      running.push(result);
      if (running.length >= most) yield await (running.shift() as Promise<Result>);
    }
    while (running.length) yield await (running.shift() as Promise<Result>);
  } finally {
    await Promise.allSettled(running);
  }
}
