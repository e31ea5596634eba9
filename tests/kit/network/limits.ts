import { type Limit, limitTable } from '#server/platform/limit/limits.ts';
import type { Product } from '#tests/kit/product/product.ts';

let used = 0;

/** An address that nobody of this test file has come from yet (RFC 5737). */
export const newAddress = (): string => {
  used += 1;
  return `203.0.${112 + Math.floor(used / 250)}.${1 + (used % 250)}`;
};

/** An identifier that nobody has, and that nobody has asked for yet: many wrong passwords make one count as attacked. */
export const newIdentifier = (): string => {
  used += 1;
  return `nobody${used}@staff.example`;
};

/** The answers of as many calls, one after the other. */
export async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index++) answers.push(await work(index));
  return answers;
}

/** How often each status came. */
export const tally = (answers: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Takes the points that a key has, as if that many calls had been made before, until so many are left. */
export async function leaveOnly({ services: { limits } }: Product, left: number, limit: Limit, key: string) {
  await times(limitTable[limit].points - left, () => limits.count(limit, key));
}
