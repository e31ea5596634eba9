import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { Context } from '#server/platform/context.ts';
import { refusalOf } from '#server/platform/errors.ts';
import { currentRequestContext } from '#server/platform/requestContext.ts';

type Run = (source: unknown, args: Record<string, unknown>, context: Context, info: GraphQLResolveInfo) => unknown;

/** Reports each called root field and its outcome to the log and the metrics, for every entry point. */
export function followType(type: GraphQLObjectType<unknown, Context>): void {
  for (const field of Object.values(type.getFields())) {
    // Of a subscription only the start is reported, not each result.
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
