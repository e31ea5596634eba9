import { referralStrings } from '#schema/referralStrings.ts';
import {
  ManageAffiliatesDocument,
  RenewAffiliatePageDocument,
  RevokeAffiliatePageDocument,
} from '#web/shared/data/documents/affiliates.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { affiliateEntity } from './cacheEntity.ts';

/** @returns a function that creates a private link and resolves to it, the only time it is sent; null on failure */
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

/** @returns a function that revokes the private link and resolves to whether it succeeded */
export function useRevokeAffiliatePage() {
  const [run, { loading }] = useCommand(RevokeAffiliatePageDocument, {
    entity: affiliateEntity,
    sentences: { done: referralStrings.revoked, failed: referralStrings.revokeFailed },
  });
  const revoke = async (id: string) => !(await run({ id })).failure;
  return [revoke, loading] as const;
}
