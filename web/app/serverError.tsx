import type { TypedDocumentNode } from '@apollo/client';
import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Failure, failureOf } from '#web/data/errors.ts';
import { useAnswer } from '#web/data/useAnswer.ts';
import { useSession } from '#web/session/session.ts';

/** Why the server could not show what this address, path and query, asks for; it stands for that address only. */
export type ServerError = { path: string; failure: Failure };

const Served = createContext<ServerError | null>(null);
export const ServerErrorProvider = Served.Provider;

/**
 * The query of a page that the server drew. Its failure is shown as the server found it, without asking again; a member
 * of staff asks again with their token, because they may see more (contract, Pages).
 */
export function usePageQuery<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) {
  const served = useContext(Served);
  const { pathname, search } = useLocation();
  const session = useSession();
  const [isRetried, setRetried] = useState(false);
  const failed = served?.path === pathname + search && !session && !isRetried ? served.failure : null;
  const { error, retry, ...answer } = useAnswer<Data, Variables>(document, variables, failed !== null);
  return {
    ...answer,
    failure: failed ?? (error ? failureOf(error) : null),
    retry: () => (failed ? setRetried(true) : retry()),
  };
}
