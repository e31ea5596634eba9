import * as z from 'zod/mini';
import { optionalTruth } from './common.ts';

/**
 * How long a visit must have lasted before a form is sent, by the page's script. No person is so quick, and no suite that
 * tests the site in a browser, whose messages must arrive as well: decision 021 says what was measured.
 */
export const MIN_ELAPSED_MS = 250;

/** How a form was filled in. */
export const FormFactsInput = z.object({
  elapsedMs: z.nullish(z.int('Please send whole milliseconds').check(z.minimum(0))),
  isHoneypotFilled: optionalTruth,
});

export type FormFacts = z.output<typeof FormFactsInput>;
