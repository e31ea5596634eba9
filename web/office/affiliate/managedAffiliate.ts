import type { AffiliateTable_AffiliateFragment } from '#web/gql/graphql.ts';

export type ManagedAffiliate = AffiliateTable_AffiliateFragment;
