import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { reviewStrings } from '#schema/review.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { reviewLinkEntity } from './cacheEntity.ts';
import { ReviewLinksDocument, RevokeReviewLinkDocument } from './documents.ts';

/** @returns takes a link back; its state changes when the server has answered */
export function useRevokeLink(): (id: string) => Promise<void> {
  const client = useApolloClient();
  return async (id) => {
    try {
      const { data } = await client.mutate({ mutation: RevokeReviewLinkDocument, variables: { id } });
      if (!data) throw new Error('an answer without data');
      toast.success(reviewStrings.revoked);
    } catch (error) {
      tellFailure(error, reviewStrings.revokeFailed);
      const { code } = failureOf(error);
      if (code === 'NOT_FOUND') forgetItem(client.cache, reviewLinkEntity, id);
      // It was used meanwhile: the list says so when it is read anew.
      if (code === 'CONFLICT') client.refetchQueries({ include: [ReviewLinksDocument] }).catch(() => undefined);
    }
  };
}
