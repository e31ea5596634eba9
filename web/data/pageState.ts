import type { FormResult } from '#web/app/formResult.tsx';
import type { ServerError } from '#web/app/serverError.tsx';
import type { PublicSite } from '#web/app/site.tsx';

/** What the server hands to the browser beside the page, so that nothing is fetched again. */
export type PageState = {
  site: PublicSite;
  /** What the query of its route was answered. */
  data?: Record<string, unknown>;
  failure?: ServerError;
  posted?: FormResult;
  /** The year of the footer, so that both sides draw the same. */
  year: number;
};

/** The id of the element that holds it as JSON. */
export const STATE_ID = 'state';
