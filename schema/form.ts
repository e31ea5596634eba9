import * as z from 'zod/mini';
import { optionalTruth } from './common.ts';

/**
 * Minimum duration of a visit before a form is submitted, measured by the page's script. People and browser test suites
 * are slower; decision 021 has the measurements.
 */
export const MIN_ELAPSED_MS = 250;

export const FormFactsInput = z.object({
  elapsedMs: z.nullish(z.int('Please send whole milliseconds').check(z.minimum(0))),
  isHoneypotFilled: optionalTruth,
});

export type FormFacts = z.output<typeof FormFactsInput>;
