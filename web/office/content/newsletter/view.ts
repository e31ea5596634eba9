import type { NewsletterSubscriberState } from '#web/gql/graphql.ts';

/** Parameter of the tab; without it the subscribers are shown. */
export const VIEW = 'view';
export const ISSUES = 'issues';

const stateNames = ['PENDING', 'CONFIRMED', 'LEFT', 'BOUNCED', 'COMPLAINED'] as const;

export const subscriberStateIn = (params: URLSearchParams): NewsletterSubscriberState | null =>
  stateNames.find((name) => name === params.get('state')?.toUpperCase()) ?? null;
