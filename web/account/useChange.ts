import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { type Failure, failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';

type Outcome<Data> = { data: Data; failure: null } | { data: null; failure: Failure };
type Options = {
  /** What a toast says when it is done; left out, nothing. */
  done?: string;
  /** What it says when the server gives no reason for a failure. */
  failed: string;
  /** What is told once does not stay in the cache. */
  isSecret?: boolean;
};

/** @returns asks for a change of one's own account; a failure has been told by a toast, and is answered for the form */
export function useChange<Data, Variables extends Record<string, unknown>>(
  mutation: TypedDocumentNode<Data, Variables>,
  { done, failed, isSecret = false }: Options,
): (variables: Variables) => Promise<Outcome<Data>> {
  const { mutate } = useApolloClient();
  return async (variables) => {
    try {
      const fetchPolicy = isSecret ? 'no-cache' : 'network-only';
      const { data } = await mutate({ mutation, variables, fetchPolicy } as never);
      if (!data) throw new Error('an answer without data');
      if (done) toast.success(done);
      return { data: data as Data, failure: null };
    } catch (error) {
      tellFailure(error, failed);
      return { data: null, failure: failureOf(error) };
    }
  };
}
