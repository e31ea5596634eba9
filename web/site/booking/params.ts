/** Query parameters of booking pages (./address.ts). A separate module, because every page loads the routes. */
export const BOOK_PARAMS = ['zone', 'from', 'day', 'at', 'host'] as const;
