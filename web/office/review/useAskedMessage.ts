import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { isId } from '#schema/common.ts';
import type { AskedMessageQuery } from '#web/gql/graphql.ts';
import { AskedMessageDocument } from '#web/shared/data/documents/reviews.ts';
import { failureOf } from '#web/shared/data/errors.ts';

export type AskedMessage = AskedMessageQuery['message'];

export function useAskedMessage() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('message') ?? '';
  const isValidId = isId(id);
  const { data, loading, error } = useQuery(AskedMessageDocument, { variables: { id }, skip: !isValidId });
  return {
    message: isValidId ? (data?.message ?? null) : null,
    isLoading: loading && !data,
    isMissing: Boolean(id) && (!isValidId || (error !== undefined && failureOf(error).code === 'NOT_FOUND')),
    /** Removes the enquiry, for a link to somebody else. */
    leave: () => {
      if (id) setSearch({}, { replace: true, preventScrollReset: true });
    },
  };
}
