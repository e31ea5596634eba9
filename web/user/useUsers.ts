import { ServerError } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { userSentences } from '#schema/user.ts';
import { sentenceOf } from '#web/errors.ts';
import { useErrorToast } from '#web/ui/useErrorToast.ts';
import { UsersDocument } from './documents.ts';

const { listFailed, listFailedWhy, httpError } = userSentences;

/** Every user, and why they could not be read. */
export function useUsers() {
  const { data, previousData, loading, error, refetch } = useQuery(UsersDocument, {
    variables: { first: 200 },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.users;
  const isUnanswered = !loading && !list;
  const sentence = error || isUnanswered ? whyNot(error) : null;
  useErrorToast(sentence && listFailed(sentence));
  return {
    users: list?.nodes,
    totalCount: list?.totalCount ?? 0,
    loading,
    sentence: loading ? null : sentence,
    // Its failure is in `error`.
    refresh: () => void refetch().catch(() => undefined),
  };
}

const whyNot = (error: unknown): string =>
  ServerError.is(error) ? httpError(error.statusCode) : sentenceOf(error, listFailedWhy);
