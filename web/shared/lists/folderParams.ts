import { type AffiliateState, affiliateStates } from '#schema/referralStrings.ts';
import { MAX_SOURCE } from '#schema/sourceLabel.ts';
import type { Folder } from '#web/gql/graphql.ts';

export const OFFICE_PAGE = 200;

export const FOLDER = 'folder';
export const SPAM = 'spam';

export const folderIn = (address: URLSearchParams): Folder => (address.get(FOLDER) === SPAM ? 'SPAM' : 'INBOX');

export const STATUS = 'status';
export const statuses = { published: true, draft: false, unread: false } as const;

/** @returns the `isPublished` filter; null for all */
export function publishedIn(address: URLSearchParams): boolean | null {
  const status = address.get(STATUS);
  return status === 'published' || status === 'draft' ? statuses[status] : null;
}

/** @returns the `isRead` filter: false for unread messages, null for all */
export const readIn = (address: URLSearchParams): false | null =>
  address.get(STATUS) === 'unread' ? statuses.unread : null;

export const SOURCE = 'source';

/** @returns the source filter; null when it is missing or too long */
export function sourceIn(address: URLSearchParams): string | null {
  const source = address.get(SOURCE) ?? '';
  return source.length <= MAX_SOURCE ? source || null : null;
}

export const STATE = 'state';

/** @returns the state filter; null when it is missing or unknown */
export function stateIn(address: URLSearchParams): AffiliateState | null {
  const state = address.get(STATE)?.toUpperCase() ?? '';
  return Object.hasOwn(affiliateStates, state) ? (state as AffiliateState) : null;
}

/** The order of a list (listOrder.ts). */
export const SORT = 'sort';

/** The user whose row gets the focus on User Management. */
export const USER = 'user';

export const SEARCH = 'search';

export const searchIn = (address: URLSearchParams): string => address.get(SEARCH) ?? '';
