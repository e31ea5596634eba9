import { silentFailure } from '#web/shared/data/errors.ts';

/** The failure of all addresses without a page. It has nothing of the request, so that all share one response. */
export const NO_PAGE = silentFailure('NOT_FOUND', 404);
