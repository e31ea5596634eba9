import type * as z from 'zod/mini';

/**
 * The gate has applied the rule to an input whose rule changes its form, which the generated types do not know.
 * @returns the same input with the type of the rule's output
 */
export const readInput = <Rule extends z.ZodMiniType>(_rule: Rule, input: unknown): z.output<Rule> =>
  input as z.output<Rule>;
