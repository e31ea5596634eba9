import type { ManageAffiliatesQuery } from '#web/gql/graphql.ts';

/** An application as its list knows it. */
export type ManagedAffiliate = ManageAffiliatesQuery['affiliates']['nodes'][number];
