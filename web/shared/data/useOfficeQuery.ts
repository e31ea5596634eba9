import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { sentenceOf } from './errors.ts';
import { useFetchPolicy } from './freshness.ts';

/**
 * A query of an office screen.
 * @param failed error text when the server sends no message
 * @returns the query; `sentence` is the error text while there is no data, `refresh` fetches again
 */
export function useOfficeQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  failed: string,
  variables: NoInfer<Variables> = {} as Variables,
) {
  const query = useQuery<Data, OperationVariables>(document, {
    variables,
    fetchPolicy: useFetchPolicy(document, variables),
    notifyOnNetworkStatusChange: true,
  });
  const data = query.data as Data | undefined;
  return {
    ...query,
    data,
    sentence: data || query.loading ? null : sentenceOf(query.error, failed),
    // The failure is in `error`.
    refresh: () => void query.refetch().catch(() => undefined),
  };
}
