import { DrizzleQueryError } from 'drizzle-orm';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import type { Context } from '#server/context.ts';
import { causeOf, isOfStore, isUnavailable, type Refusal, refusalOf } from '#server/errors.ts';
import { executeCompiled } from './compiled.ts';

/** What an operation that ran inside the process gave: its data, or why it was refused. */
export type Outcome<Data = Record<string, unknown>> = { data: Data; refusal: null } | { data: null; refusal: Refusal };

/** Runs an operation inside the process: the road of the REST rows and of the server's pages. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
) => Promise<Outcome>;

/** @returns the in-process executor of a schema; the limits that bind documents from outside do not apply here */
export const executorOf =
  (schema: GraphQLSchema): Execute =>
  async (document, variableValues, contextValue) => {
    const result = await executeCompiled({ schema, document, variableValues, contextValue });
    if (!result.errors) return { data: result.data ?? {}, refusal: null };
    const [error] = result.errors as [GraphQLError];
    const refusal = refusalOf(error);
    logSurprise(contextValue, refusal, error);
    return { data: null, refusal };
  };

/** Notes an error that nobody meant, without the parameters that the database puts into its message. */
export function logSurprise({ log }: Pick<Context, 'log'>, refusal: Refusal, error: unknown): void {
  if (refusal.status < 500) return;
  // Nobody has to look for the place of this one.
  if (refusal.code === 'UNAVAILABLE') {
    // A refusal of our own says nothing of a dependency, or repeats one that was logged.
    if (!isUnavailable(error)) return;
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

/** How much of what an error says is logged. */
const MAX_SAID = 300;

/** What an error says, without what may be somebody's: quoted values, addresses, numbers, tokens. */
export const withoutTexts = (said: string): string =>
  said
    .slice(0, MAX_SAID)
    .replace(/".*"/gs, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{6,}|[\w+/=.-]{32,}/g, '…');
