import type { FormResult } from '#web/shared/app/formResult.tsx';
import type { StoredSite } from '#web/shared/app/site.tsx';
import type { LoaderResult } from './loader.ts';

/** Data that the server embeds in the page, so that the browser does not fetch it again. */
export type PageState = {
  site: StoredSite;
  /** Result of the route's loader, as React Router hydrates it. */
  hydrationData?: { loaderData: Record<string, LoaderResult> };
  posted?: FormResult;
};

/** Id of the element with the page state as JSON. */
export const STATE_ID = 'state';
