import { referralStrings } from '#schema/referralStrings.ts';
import {
  ManageAffiliatesDocument,
  RenewAffiliatePageDocument,
  RevokeAffiliatePageDocument,
} from '#web/shared/data/documents/affiliates.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { affiliateEntity } from './cacheEntity.ts';

/** @returns makes a new private link, and resolves to its address, which is told once; null when it was refused */
export function useRenewAffiliatePage() {
  const [run, { loading }] = useCommand(RenewAffiliatePageDocument, {
    entity: affiliateEntity,
    sentences: { done: referralStrings.renewed, failed: referralStrings.renewFailed },
    // The address is a secret.
    fetchPolicy: 'no-cache',
    refetchQueries: [ManageAffiliatesDocument],
  });
  const renew = async (id: string) => (await run({ id })).data?.renewAffiliatePage.link ?? null;
  return [renew, loading] as const;
}

/** @returns takes a private page back, and resolves to whether that was done */
export function useRevokeAffiliatePage() {
  const [run, { loading }] = useCommand(RevokeAffiliatePageDocument, {
    entity: affiliateEntity,
    sentences: { done: referralStrings.revoked, failed: referralStrings.revokeFailed },
  });
  const revoke = async (id: string) => !(await run({ id })).failure;
  return [revoke, loading] as const;
}
