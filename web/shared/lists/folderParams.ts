import { type AffiliateState, affiliateStates } from '#schema/referralStrings.ts';
import { MAX_SOURCE } from '#schema/sourceLabel.ts';
import type { Folder } from '#web/gql/graphql.ts';

/** How many items the back office fetches at a time. */
export const OFFICE_PAGE = 200;

/** The parameter of an address that names the folder, and what it says for spam. */
export const FOLDER = 'folder';
export const SPAM = 'spam';

/** @returns the folder that an address asks for */
export const folderIn = (address: URLSearchParams): Folder => (address.get(FOLDER) === SPAM ? 'SPAM' : 'INBOX');

/** The parameter of an address that says which of a list are shown: those of one status. */
export const STATUS = 'status';
/** What it says for each status, and what the server is asked for. */
export const statuses = { published: true, draft: false, unread: false } as const;

/** @returns whether published items are asked for by an address, or drafts; null for both */
export function publishedIn(address: URLSearchParams): boolean | null {
  const status = address.get(STATUS);
  return status === 'published' || status === 'draft' ? statuses[status] : null;
}

/** @returns false when an address asks for unread messages; null for all */
export const readIn = (address: URLSearchParams): false | null =>
  address.get(STATUS) === 'unread' ? statuses.unread : null;

/** The parameter of an address that says from which source enquiries come. */
export const SOURCE = 'source';

/** @returns the source that an address asks for; null for any, and for what can be none */
export function sourceIn(address: URLSearchParams): string | null {
  const source = address.get(SOURCE) ?? '';
  return source.length <= MAX_SOURCE ? source || null : null;
}

/** The parameter of an address that says in which state applications are. */
export const STATE = 'state';

/** @returns the state that an address asks for; null for any */
export function stateIn(address: URLSearchParams): AffiliateState | null {
  const state = address.get(STATE)?.toUpperCase() ?? '';
  return Object.hasOwn(affiliateStates, state) ? (state as AffiliateState) : null;
}

/** The parameter of an address that says what is looked for. */
export const SEARCH = 'search';

/** @returns what an address looks for */
export const searchIn = (address: URLSearchParams): string => address.get(SEARCH) ?? '';
