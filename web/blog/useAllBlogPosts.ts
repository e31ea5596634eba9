import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { blogSentences } from '#schema/blog.ts';
import { sentenceOf } from '#web/errors.ts';
import { useErrorToast } from '#web/ui/useErrorToast.ts';
import { ManageBlogsDocument, OFFICE_PAGE } from './documents.ts';

/** Every post for the staff, drafts included: fetched page after page until all are there. */
export function useAllBlogPosts() {
  const { data, previousData, loading, error, fetchMore, refetch } = useQuery(ManageBlogsDocument, {
    variables: { first: OFFICE_PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [broken, setBroken] = useState<unknown>(null);
  // What was there stays while it is fetched again, and when that fails.
  const list = (data ?? previousData)?.allBlogPosts;
  const { hasNextPage, endCursor } = list?.pageInfo ?? {};

  useEffect(() => {
    if (!hasNextPage || loading || broken) return;
    fetchMore({ variables: { after: endCursor } }).catch(setBroken);
  }, [hasNextPage, endCursor, loading, broken, fetchMore]);

  const failed = error ?? broken;
  const isUnanswered = !loading && !list;
  const sentence = failed || isUnanswered ? sentenceOf(failed, blogSentences.adminListFailed) : null;
  useErrorToast(sentence);

  return {
    posts: list?.nodes,
    totalCount: list?.totalCount ?? 0,
    loading,
    sentence: loading ? null : sentence,
    refresh: () => {
      setBroken(null);
      // Its failure is in `error`.
      refetch().catch(() => undefined);
    },
  };
}
