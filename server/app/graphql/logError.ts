import { DrizzleQueryError } from 'drizzle-orm';
import { GraphQLError } from 'graphql';
import type { Context } from '#server/platform/context.ts';
import { causeOf, isOfStore, isUnavailable, type Refusal, writeFaultOf } from '#server/platform/errors.ts';

/** Logs an unexpected error once, without the query parameters that database errors contain. */
export function logError({ log }: Pick<Context, 'log'>, refusal: Refusal, error: unknown): void {
  if (refusal.status < 500 || refusal.code === 'NOT_LAUNCHED' || isOwnRefusal(error)) return;
  if (refusal.code === 'UNAVAILABLE') {
    if (!isUnavailable(error)) return;
    const fault = writeFaultOf(error);
    if (fault) {
      const { target, explanation, ...where } = fault;
      log.warn(where, `${target} cannot be written: ${explanation}`);
      return;
    }
    const dependency = isOfStore(error) ? 'the store of pictures' : 'the database';
    log.warn({ code: causeOf(error)?.code }, `${dependency} is away`);
    return;
  }
  const cause = ((error as GraphQLError).originalError ?? error) as Error & { cause?: Error };
  // Drizzle wraps PostgreSQL's error in one that contains all parameters.
  const { code, message } = causeOf(cause) ?? {};
  const explanation = cause instanceof DrizzleQueryError ? undefined : withoutTexts(cause.message ?? '');
  // In class 42 (wrong names in a statement) the message contains only our own names.
  const because = code?.startsWith('42') ? message : withoutTexts(message ?? '');
  // The stack starts with the message, which may have several lines.
  const stack = cause.stack?.split('\n').filter((line) => line.startsWith('    at '));
  log.error({ name: cause.name, said: explanation, code, because, stack: stack?.slice(0, 5) }, 'a request failed');
}

/** A REST row or posted form rethrows the refusal of its operation, which was already logged. */
const isOwnRefusal = (error: unknown): boolean =>
  error instanceof GraphQLError && !error.originalError && error.extensions.code !== undefined;

const MAX_SAID = 300;

/** Removes possible personal data from an error message: quoted values, addresses, numbers, tokens. */
export const withoutTexts = (text: string): string =>
  text
    .slice(0, MAX_SAID)
    .replace(/".*"/gs, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{6,}|[\w+/=.-]{32,}/g, '…');
