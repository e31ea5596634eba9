import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { affiliateStrings } from '#schema/affiliate.ts';
import { forgetItem } from '#web/data/cacheLists.ts';
import { failureOf } from '#web/data/errors.ts';
import type { ManagedAffiliate } from './AffiliateTable.tsx';
import { affiliateEntity } from './cacheEntity.ts';
import { RemoveAffiliateDocument } from './documents.ts';

/** How long the outcome of a deletion is told (spec section 9). */
const TOLD_MS = { removed: 3000, failed: 5000 };

/**
 * Deletes affiliates after the server's answer, not before it. What is already gone says so and goes too.
 * @returns the ids under way, and what deletes
 */
export function useRemoveAffiliate(): [removing: ReadonlySet<string>, remove: (affiliate: ManagedAffiliate) => void] {
  const { cache, mutate } = useApolloClient();
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());

  const remove = async ({ id, name }: ManagedAffiliate) => {
    if (removing.has(id)) return;
    setRemoving((ids) => new Set(ids).add(id));
    const told = toast.loading(affiliateStrings.removing(name));
    try {
      const { data } = await mutate({ mutation: RemoveAffiliateDocument, variables: { id } });
      if (!data) throw new Error('an answer without data');
      toast.success(affiliateStrings.removed, { id: told, duration: TOLD_MS.removed });
      forgetItem(cache, affiliateEntity, id);
    } catch (error) {
      const { code, message } = failureOf(error);
      // The end of the session is told elsewhere.
      if (code === 'UNAUTHENTICATED') toast.dismiss(told);
      else toast.error(message ?? affiliateStrings.removeFailed, { id: told, duration: TOLD_MS.failed });
      if (code === 'NOT_FOUND') forgetItem(cache, affiliateEntity, id);
    }
    setRemoving((ids) => new Set([...ids].filter((one) => one !== id)));
  };
  return [removing, (affiliate) => void remove(affiliate)];
}
