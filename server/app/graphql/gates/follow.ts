import type { GraphQLFieldConfig, GraphQLResolveInfo } from 'graphql';
import type { Context } from '#server/platform/context.ts';
import { refusalOf } from '#server/platform/errors.ts';
import { currentRequestContext } from '#server/platform/requestContext.ts';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;
type Run = (source: unknown, args: Record<string, unknown>, context: Context, info: GraphQLResolveInfo) => unknown;

/** Reports each call of a root field and its outcome to the log and the metrics, for every entry point. */
export function followField(field: FieldConfig, name: string): FieldConfig {
  const { resolve, subscribe } = field;
  // Of a subscription only the start is reported, not each result.
  if (subscribe) return { ...field, subscribe: followed(name, subscribe as Run) };
  return resolve ? { ...field, resolve: followed(name, resolve as Run) } : field;
}

const followed =
  (name: string, run: Run) =>
  async (...args: Parameters<Run>): Promise<unknown> => {
    currentRequestContext()?.fields.add(name);
    const { metrics } = args[2];
    try {
      const value = await run(...args);
      metrics.countField(name, null);
      return value;
    } catch (error) {
      metrics.countField(name, refusalOf(error).code);
      throw error;
    }
  };
