import type { Folder } from '#web/gql/graphql.ts';

/** How many items the back office fetches at a time. */
export const OFFICE_PAGE = 200;

/** The parameter of an address that names the folder, and what it says for spam. */
export const FOLDER = 'folder';
export const SPAM = 'spam';

/** @returns the folder that an address asks for */
export const folderIn = (address: URLSearchParams): Folder => (address.get(FOLDER) === SPAM ? 'SPAM' : 'INBOX');

/** The parameter of an address that says what is looked for. */
export const SEARCH = 'search';

/** @returns what an address looks for */
export const searchIn = (address: URLSearchParams): string => address.get(SEARCH) ?? '';
