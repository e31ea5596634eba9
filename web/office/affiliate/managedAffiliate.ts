import type { AffiliateTable_AffiliateFragment } from '#web/gql/graphql.ts';

/** An application as its list knows it. */
export type ManagedAffiliate = AffiliateTable_AffiliateFragment;
