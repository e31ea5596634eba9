import type { Overview_CountsFragment } from '#web/gql/graphql.ts';
import { paths } from '#web/shared/paths.ts';

export type Tally = {
  field: 'unreadMessages' | 'dueFollowUps' | 'newApplications' | 'reviewsToCheck' | 'draftPosts' | 'draftItems';
  one: string;
  many: string;
  to: string;
};
export type Counts = Pick<Overview_CountsFragment, Tally['field']>;

/** By urgency. */
export const tallies: Tally[] = [
  { field: 'unreadMessages', one: 'unread message', many: 'unread messages', to: paths.messages },
  { field: 'dueFollowUps', one: 'follow-up due', many: 'follow-ups due', to: `${paths.messages}?due=yes` },
  { field: 'newApplications', one: 'new application', many: 'new applications', to: paths.manageAffiliates },
  { field: 'reviewsToCheck', one: 'review to check', many: 'reviews to check', to: paths.manageReviews },
  { field: 'draftPosts', one: 'draft post', many: 'draft posts', to: paths.manageBlogs },
  { field: 'draftItems', one: 'draft portfolio item', many: 'draft portfolio items', to: paths.managePortfolio },
];
