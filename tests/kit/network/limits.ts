import { type Limit, limitTable } from '#server/platform/limit/limits.ts';
import type { Product } from '#tests/kit/product/product.ts';

let used = 0;

/** An address that no other request of this test file comes from (RFC 5737). */
export const newAddress = (): string => {
  used += 1;
  return `203.0.${112 + Math.floor(used / 250)}.${1 + (used % 250)}`;
};

/**
 * An identifier that no user has and no other test uses, because many wrong passwords for one identifier count as an
 * attack on it.
 */
export const newIdentifier = (): string => {
  used += 1;
  return `nobody${used}@staff.example`;
};

/** The answers of `count` calls, one after the other. */
export async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index++) answers.push(await work(index));
  return answers;
}

/** The number of answers by status. */
export const tally = (answers: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Consumes the points of a key until `left` of them remain, as calls would do. */
export async function leaveOnly({ services: { limits } }: Product, left: number, limit: Limit, key: string) {
  await times(limitTable[limit].points - left, () => limits.count(limit, key));
}
