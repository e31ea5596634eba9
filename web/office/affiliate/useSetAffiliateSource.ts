import { sourceStrings } from '#schema/sourceLabel.ts';
import { EnquirySourcesDocument } from '#web/office/dashboard/visit/documents.ts';
import { SetAffiliateSourceDocument } from '#web/shared/data/documents/affiliates.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { affiliateEntity } from './cacheEntity.ts';

/** @returns a function that sets the source (null: the detected one) and resolves to the failure */
export function useSetAffiliateSource(): (id: string, source: string | null) => Promise<Failure | null> {
  const [run] = useCommand(SetAffiliateSourceDocument, {
    entity: affiliateEntity,
    isQueued: true,
    refetchQueries: [EnquirySourcesDocument],
    sentences: { done: sourceStrings.saved, failed: sourceStrings.failed },
  });
  return async (id, source) => (await run({ id, source })).failure;
}
