import { type ExecutionArgs, type ExecutionResult, execute, type GraphQLError } from 'graphql';
import { formatError } from '#server/app/graphql/formatError.ts';
import type { Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

type Options = {
  operation: Omit<ExecutionArgs, 'rootValue' | 'contextValue'>;
  source: AsyncIterator<unknown>;
  contextNow: () => Promise<Context>;
};

export class SubscriptionResults implements AsyncIterableIterator<ExecutionResult> {
  readonly #options: Options;
  /** The id of each answer that has not been written yet, in their order. */
  readonly eventIds: (string | undefined)[] = [];
  #last: ExecutionResult | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const { done, value } = await this.#options.source.next();
    const answer = done ? undefined : await this.#answer(value);
    if (answer) {
      // An event that was not told is sent again to a stream that continues.
      this.eventIds.push(answer.data ? (value as { eventId?: string }).eventId : undefined);
      return { done: false, value: answer };
    }
    const last = this.#last;
    this.#last = undefined;
    if (last) this.eventIds.push(undefined);
    return last ? { done: false, value: last } : { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    await this.#options.source.return?.();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<ExecutionResult>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Ends the stream with UNAUTHENTICATED when the session has ended. A database failure does not end it. */
  async watch(): Promise<void> {
    const context = await this.#options.contextNow().catch(() => undefined);
    if (!context || context.viewer) return;
    this.#last = formatted(context, { errors: [fail('UNAUTHENTICATED')] });
    await this.return();
  }

  /** Checks the gates again. If the viewer cannot be looked up, the stream ends, and the client reconnects. */
  async #answer(rootValue: unknown): Promise<ExecutionResult | undefined> {
    const { operation, contextNow } = this.#options;
    const contextValue = await contextNow().catch(() => undefined);
    if (!contextValue) {
      await this.return();
      return undefined;
    }
    const result = await execute({ ...operation, rootValue, contextValue });
    if (!contextValue.viewer) await this.return();
    return formatted(contextValue, result);
  }
}

const formatted = (context: Context, { errors, ...result }: ExecutionResult): ExecutionResult => ({
  ...result,
  ...(errors && {
    errors: errors.map((error) => formatError(context, error.toJSON(), error, context.requestId) as GraphQLError),
  }),
});
