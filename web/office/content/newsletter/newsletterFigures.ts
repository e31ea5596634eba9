import type { NewsletterOverviewQuery } from '#web/gql/graphql.ts';

export type NewsletterFigures = NewsletterOverviewQuery['newsletterOverview'];
