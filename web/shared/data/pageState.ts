import type { FormResult } from '#web/shared/app/formResult.tsx';
import type { PublicSite } from '#web/shared/app/site.tsx';
import type { LoaderResult } from './loader.ts';

/** Data that the server embeds in the page, so that the browser does not fetch it again. */
export type PageState = {
  site: PublicSite;
  /** Result of the route's loader. */
  hydrationData?: LoaderResult;
  posted?: FormResult;
  /** The year in the footer, so that server and browser render the same. */
  year: number;
};

/** Id of the element in a shell with the requests of its screen as JSON. */
export const BOOT_ID = 'boot';

/** Id of the element with the page state as JSON. */
export const STATE_ID = 'state';
