import { type GraphQLFieldConfig, getNamedType, isInputObjectType } from 'graphql';
import type { BlogPostChanges } from '#schema/blog.ts';
import { firstFaults } from '#schema/common.ts';
import { choiceFault } from '#schema/message.ts';
import { fieldRules, rules } from '#schema/rules.ts';
import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
import { badField, fail } from '#server/platform/errors.ts';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;
type RuleName = keyof typeof rules;
type Rule = (typeof rules)[RuleName] | typeof BlogPostChanges;
const isRuleName = (name: string): name is RuleName => Object.hasOwn(rules, name);

/** Maximum length of a text argument without a rule: a slug, a cursor or a token. */
const MAX_ARGUMENT = 500;

/**
 * Second gate: resolvers receive the output of the rule (trimmed, normalised).
 * @throws Error at the start, when an input type has no rule
 */
export function guardArguments(field: FieldConfig, fieldName: string): FieldConfig {
  const ruled = ruledArguments(field, fieldName);
  const { resolve, subscribe } = field;
  const judge = (args: Record<string, unknown>, { site }: Context) => {
    refuseOddText(args);
    for (const [name, value] of Object.entries(args)) refuseLongArgument(name, value);
    const judged = { ...args };
    for (const [name, input, rule] of ruled)
      if (args[name] != null) judged[name] = judgeInput(input, rule, args[name], site);
    return judged;
  };
  return {
    ...field,
    resolve: (source, args, context, info) => resolve?.(source, judge(args, context), context, info),
    subscribe: subscribe && ((source, args, context, info) => subscribe(source, judge(args, context), context, info)),
  };
}

function ruledArguments({ args = {} }: FieldConfig, fieldName: string): [name: string, input: RuleName, rule: Rule][] {
  return Object.entries(args).flatMap(([name, { type }]) => {
    const input = getNamedType(type);
    if (!isInputObjectType(input)) return [];
    if (!isRuleName(input.name))
      throw new Error(`the input ${input.name} of ${fieldName} has no rule in schema/rules.ts`);
    return [[name, input.name, ruleOf(fieldName, input.name)]];
  });
}

/** Validates an input. @param site its choices of services @throws BAD_USER_INPUT with a sentence per field */
export const obey = (rule: RuleName, input: unknown, site: Pick<Site, 'catalogue'>): unknown =>
  judgeInput(rule, rules[rule], input, site);

const ruleOf = (fieldName: string, name: RuleName): Rule =>
  (fieldRules as Record<string, Partial<Record<RuleName, Rule>>>)[fieldName]?.[name] ?? rules[name];

function judgeInput(name: RuleName, rule: Rule, input: unknown, site: Pick<Site, 'catalogue'>): unknown {
  refuseOddText(input);
  const result = rule.safeParse(input);
  const choice = choiceFault(name, input, site);
  if (result.success && !choice) return result.data;
  const fields = { ...(result.success ? {} : firstFaults(result.error)), ...(choice && { service: choice }) };
  throw fail('BAD_USER_INPUT', Object.values(fields)[0], { fields });
}

// Control characters except tab and line breaks: no valid text contains them, and PostgreSQL rejects NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const odd = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const MAX_DEPTH = 20;

/** @throws BAD_USER_INPUT when a text in the value contains control characters or a lone surrogate */
function refuseOddText(value: unknown, field = 'input', depth = 0, outer = field): void {
  if (depth > MAX_DEPTH) {
    const sentence = 'The input is nested too deeply.';
    throw badField(outer, sentence);
  }
  if (typeof value === 'string' && (odd.test(value) || !value.isWellFormed())) {
    const sentence = 'Please use plain text without control characters.';
    throw badField(field, sentence);
  }
  if (value === null || typeof value !== 'object' || value instanceof Promise) return;
  for (const [key, part] of Object.entries(value)) {
    const name = Array.isArray(value) ? field : key;
    refuseOddText(part, name, depth + 1, depth === 0 ? name : outer);
  }
}

function refuseLongArgument(name: string, value: unknown): void {
  if (typeof value !== 'string' || value.length <= MAX_ARGUMENT) return;
  const sentence = `Please use at most ${MAX_ARGUMENT} characters`;
  throw badField(name, sentence);
}
