import { DrizzleQueryError } from 'drizzle-orm';
import { GraphQLError } from 'graphql';
import type { Context } from '#server/platform/context.ts';
import { causeOf, isOfStore, isUnavailable, type Refusal, writeFaultOf } from '#server/platform/errors.ts';

/** Logs an error that nobody meant, once, without the parameters that the database puts into its message. */
export function logError({ log }: Pick<Context, 'log'>, refusal: Refusal, error: unknown): void {
  if (refusal.status < 500 || isOwnRefusal(error)) return;
  // Nobody has to look for the place of this one.
  if (refusal.code === 'UNAVAILABLE') {
    if (!isUnavailable(error)) return;
    const fault = writeFaultOf(error);
    if (fault) {
      const { what, said, ...where } = fault;
      log.warn(where, `${what} cannot be written: ${said}`);
      return;
    }
    const dependency = isOfStore(error) ? 'the store of pictures' : 'the database';
    log.warn({ code: causeOf(error)?.code }, `${dependency} is away`);
    return;
  }
  const cause = ((error as GraphQLError).originalError ?? error) as Error & { cause?: Error };
  // A prepared statement's failure is PostgreSQL's own; drizzle puts it into one with all the parameters.
  const { code, message } = causeOf(cause) ?? {};
  const said = cause instanceof DrizzleQueryError ? undefined : withoutTexts(cause.message ?? '');
  // Of what a statement names wrongly (class 42) the names are ours.
  const because = code?.startsWith('42') ? message : withoutTexts(message ?? '');
  // A stack begins with the message, which may have many lines.
  const stack = cause.stack?.split('\n').filter((line) => line.startsWith('    at '));
  log.error({ name: cause.name, said, code, because, stack: stack?.slice(0, 5) }, 'a request failed');
}

/** A REST row or a posted form throws the refusal of its operation once more: its cause was logged with the operation. */
const isOwnRefusal = (error: unknown): boolean =>
  error instanceof GraphQLError && !error.originalError && error.extensions.code !== undefined;

/** How much of what an error says is logged. */
const MAX_SAID = 300;

/** What an error says, without what may be somebody's: quoted values, addresses, numbers, tokens. */
export const withoutTexts = (said: string): string =>
  said
    .slice(0, MAX_SAID)
    .replace(/".*"/gs, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{6,}|[\w+/=.-]{32,}/g, '…');
