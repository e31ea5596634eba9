import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ahead } from '#server/transfer/import/ahead.ts';

async function* numbers(count: number) {
  for (let number = 0; number < count; number += 1) yield number;
}

describe('working ahead', () => {
  test('a limited number of items is worked on at once with results in their order', async () => {
    let [running, most] = [0, 0];
    const work = async (number: number) => {
      running += 1;
      most = Math.max(most, running);
      await pause(number % 3 ? 1 : 5);
      running -= 1;
      return number;
    };
    expect(await Array.fromAsync(ahead(numbers(20), work, 4))).toEqual([...Array(20).keys()]);
    expect(most).toBe(4);
  });

  test('a failure is thrown in its turn, after the results before it', async () => {
    const results: number[] = [];
    const work = async (number: number) => {
      if (number === 2) throw new Error('bad');
      return number;
    };
    const read = async () => {
      for await (const result of ahead(numbers(9), work, 4)) results.push(result);
    };
    await expect(read()).rejects.toThrow('bad');
    expect(results).toEqual([0, 1]);
  });
});
