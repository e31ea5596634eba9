import type { Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import type { Limit } from './limits.ts';

/**
 * Finds what the token of a link leads to. A try costs the address a point, which it gets back when there is such a thing:
 * whoever has a link is never kept waiting by the limit, and guessing ends.
 * @param dead what is said where there is none; left out, the sentence of NOT_FOUND
 * @throws NOT_FOUND, RATE_LIMITED
 */
export async function knownOnly<Row>(
  { limits, address }: Pick<Context, 'limits' | 'address'>,
  limit: Limit,
  dead: string | undefined,
  find: () => Promise<Row | undefined>,
): Promise<Row> {
  await limits.take(limit, address);
  const row = await find();
  if (!row) throw fail('NOT_FOUND', dead);
  await limits.giveBack(limit, address);
  return row;
}
