import type { FormResult } from '#web/shared/app/formResult.tsx';
import type { PublicSite } from '#web/shared/app/site.tsx';
import type { LoaderResult } from './loader.ts';

/** What the server hands to the browser beside the page, so that nothing is fetched again. */
export type PageState = {
  site: PublicSite;
  /** What the loader of its route has come to. */
  hydrationData?: LoaderResult;
  posted?: FormResult;
  /** The year of the footer, so that both sides draw the same. */
  year: number;
};

/** The id of the element of a shell that holds the requests of its screen as JSON. */
export const BOOT_ID = 'boot';

/** The id of the element that holds the state as JSON. */
export const STATE_ID = 'state';
