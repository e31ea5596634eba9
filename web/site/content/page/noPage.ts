import { silentFailure } from '#web/shared/data/errors.ts';

/** The failure of all addresses without a page. It has nothing of the request, so that all share one response. */
export const NO_PAGE = silentFailure('NOT_FOUND', 404);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG = 120;

/** No page has another address: nothing is looked up or counted for `/wp-login.php`. */
export const isPageSlug = (slug: string): boolean => slug.length <= MAX_SLUG && SLUG.test(slug);
