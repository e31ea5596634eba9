import type { Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import type { Limit } from './limits.ts';

/**
 * Looks up the token of a link. Each try takes a point of the address; an existing link gives it back. So the limit
 * stops guessing but never users with a link.
 * @param message the error message; default: that of NOT_FOUND
 * @throws NOT_FOUND, RATE_LIMITED
 */
export async function lookUpToken<Row>(
  { limits, address }: Pick<Context, 'limits' | 'address'>,
  limit: Limit,
  message: string | undefined,
  find: () => Promise<Row | undefined>,
): Promise<Row> {
  await limits.take(limit, address);
  const row = await find();
  if (!row) throw fail('NOT_FOUND', message);
  await limits.giveBack(limit, address);
  return row;
}
