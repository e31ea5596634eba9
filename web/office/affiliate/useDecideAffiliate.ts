import { referralStrings } from '#schema/referralStrings.ts';
import type { DecisionButtons_AffiliateFragment } from '#web/gql/graphql.ts';
import { AcceptAffiliateDocument, DeclineAffiliateDocument } from '#web/shared/data/documents/affiliates.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { affiliateEntity } from './cacheEntity.ts';

type AffiliateRef = Pick<DecisionButtons_AffiliateFragment, 'id' | 'state'>;

/** @returns a function that accepts an application and resolves to whether it succeeded; and whether it is running */
export function useAcceptAffiliate() {
  const [run, { loading }] = useCommand(AcceptAffiliateDocument, {
    entity: affiliateEntity,
    sentences: { done: referralStrings.accepted, failed: referralStrings.acceptFailed },
  });
  const accept = async ({ id, state }: AffiliateRef) => !(await run({ id, ifState: state })).failure;
  return [accept, loading] as const;
}

/** @returns a function that declines an application or ends a partnership; resolves to the failure */
export function useDeclineAffiliate(): (affiliate: AffiliateRef, reason: string) => Promise<Failure | null> {
  const [run] = useCommand(DeclineAffiliateDocument, { entity: affiliateEntity });
  return async ({ id, state }, reason) => {
    const [done, failed] =
      state === 'ACCEPTED'
        ? [referralStrings.ended, referralStrings.endFailed]
        : [referralStrings.declined, referralStrings.declineFailed];
    return (await run({ id, reason, ifState: state }, { sentences: { done, failed } })).failure;
  };
}
