import { test } from 'vitest';
import { type Office, openOffice } from './walk.ts';

/** Each long walk has 20,000 actions: four files, so that workers share them, of 20 parts with 250 actions. */
const [PARTS, LENGTH] = [20, 250];

/**
 * Defines the tests of one file of a long walk. Each part has an office of its own, because its clock goes weeks ahead.
 * @param file the number of the file, from 1
 */
export function longWalk(
  subject: string,
  walkFrom: (office: Office, seed: number, length: number) => Promise<void>,
  file: 1 | 2 | 3 | 4,
): void {
  // A part has as many rounds as its actions fill: at least three, fewer than a hundred.
  const seeds = Array.from({ length: PARTS }, (_, index) => 100 * (PARTS * (file - 1) + index + 1));
  test.for(seeds)(
    `${subject} agree with a model after each of ${LENGTH} random actions from seed %i on`,
    async (seed, context) => {
      const office = await openOffice();
      context.onTestFinished(() => office.product.stop());
      await walkFrom(office, seed, LENGTH);
    },
  );
}
