import { reviewStrings } from '#schema/review.ts';
import { ReviewLinksDocument, RevokeReviewLinkDocument } from '#web/shared/data/documents/reviews.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { reviewLinkEntity } from './cacheEntity.ts';

/** @returns a function that revokes a link, not optimistically */
export function useRevokeLink(): (id: string) => Promise<void> {
  const [revoke, { client }] = useCommand(RevokeReviewLinkDocument, {
    entity: reviewLinkEntity,
    sentences: { done: reviewStrings.revoked, failed: reviewStrings.revokeFailed },
  });
  return async (id) => {
    const { failure } = await revoke({ id });
    // The link was used meanwhile: refetch the list.
    if (failure?.code === 'CONFLICT') client.refetchQueries({ include: [ReviewLinksDocument] }).catch(() => undefined);
  };
}
