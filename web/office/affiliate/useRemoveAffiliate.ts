import { affiliateStrings } from '#schema/affiliate.ts';
import { forgetItem } from '#web/shared/data/cacheLists.ts';
import { RemoveAffiliateDocument } from '#web/shared/data/documents/affiliates.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { affiliateEntity } from './cacheEntity.ts';
import type { ManagedAffiliate } from './managedAffiliate.ts';

/** Duration of the toasts in milliseconds (spec section 9). */
const durations = { done: 3000, failed: 5000 };

/** Deletes affiliates without an optimistic update. */
export function useRemoveAffiliate(): [removing: ReadonlySet<string>, remove: (affiliate: ManagedAffiliate) => void] {
  const [remove, { pending }] = useCommand(RemoveAffiliateDocument, {
    entity: affiliateEntity,
    durations,
    onDone: (_data, { id }, { cache }) => forgetItem(cache, affiliateEntity, id),
  });
  const { removing, removed, removeFailed } = affiliateStrings;
  return [
    pending,
    ({ id, name }) =>
      void remove({ id }, { sentences: { doing: removing(name), done: removed, failed: removeFailed } }),
  ];
}
