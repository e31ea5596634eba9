import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { Context } from '#server/platform/context.ts';
import { refusalOf } from '#server/platform/errors.ts';
import { currentRequestContext } from '#server/platform/requestContext.ts';

/** What a root field does: gives its value, or begins its subscription. */
type Run = (source: unknown, args: Record<string, unknown>, context: Context, info: GraphQLResolveInfo) => unknown;

/** Lets the log and the metrics know which root fields were asked for, through any door, and what became of them. */
export function followType(type: GraphQLObjectType<unknown, Context>): void {
  for (const field of Object.values(type.getFields())) {
    // Of a subscription its beginning is followed, not each of its answers.
    if (field.subscribe) field.subscribe = followed(field.name, field.subscribe as Run);
    else if (field.resolve) field.resolve = followed(field.name, field.resolve as Run);
  }
}

const followed =
  (name: string, run: Run) =>
  async (...given: Parameters<Run>): Promise<unknown> => {
    currentRequestContext()?.fields.add(name);
    const { metrics } = given[2];
    try {
      const value = await run(...given);
      metrics.countField(name, null);
      return value;
    } catch (error) {
      metrics.countField(name, refusalOf(error).code);
      throw error;
    }
  };
