import { previewStrings } from '#schema/preview.ts';
import type { CacheEntity } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { RevokePreviewLinkDocument } from './documents.ts';

const entity: CacheEntity = { type: 'PreviewLink', lists: ['previewLinks'] };

/** @returns a function that revokes a link after the server's response; the ids of running requests */
export function useRevokePreviewLink() {
  const [revoke, { pending }] = useCommand(RevokePreviewLinkDocument, {
    entity,
    sentences: { done: previewStrings.revoked, failed: previewStrings.revokeFailed },
  });
  return { revoke: (id: string) => void revoke({ id }), pending };
}
