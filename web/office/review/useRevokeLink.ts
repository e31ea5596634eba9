import { reviewStrings } from '#schema/review.ts';
import { ReviewLinksDocument, RevokeReviewLinkDocument } from '#web/shared/data/documents/reviews.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { reviewLinkEntity } from './cacheEntity.ts';

/** @returns revokes a link; its state changes when the server has answered */
export function useRevokeLink(): (id: string) => Promise<void> {
  const [revoke, { client }] = useCommand(RevokeReviewLinkDocument, {
    entity: reviewLinkEntity,
    sentences: { done: reviewStrings.revoked, failed: reviewStrings.revokeFailed },
  });
  return async (id) => {
    const { failure } = await revoke({ id });
    // It was used meanwhile: the list says so when it is read again.
    if (failure?.code === 'CONFLICT') client.refetchQueries({ include: [ReviewLinksDocument] }).catch(() => undefined);
  };
}
