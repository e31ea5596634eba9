/** What a page with free times goes by, beside its path (./address.ts): a module of its own, because every page has the routes. */
export const BOOK_PARAMS = ['zone', 'from', 'day', 'at', 'host'] as const;
