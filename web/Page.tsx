import { StrictMode, useEffect, useState } from 'react';
import type { LoaderResult } from '#web/shared/data/loader.ts';
import { HydrationDataProvider } from '#web/shared/data/loaderData.tsx';
import { FEED } from '#web/shared/paths.ts';
import type { Reference } from '#web/site/reference/reference.ts';
import { ReferenceProvider } from '#web/site/reference/useReference.ts';
import { App } from './App.tsx';
import { type FormResult, FormResultProvider } from './shared/app/formResult.tsx';
import { type PublicSite, SiteProvider, shownSite } from './shared/app/site.tsx';

type Props = {
  site: PublicSite;
  hydrationData: LoaderResult | null;
  posted: FormResult | null;
  reference: Reference | null;
  year: number;
};

/** The whole document. The server adds styles, state and scripts (server/app/pages/document.ts). */
export function Page({ site: first, hydrationData, posted, reference, year }: Props) {
  const [site, setSite] = useState(first);
  useEffect(() => {
    shownSite.show = (changed) => setSite({ ...changed, publicUrl: first.publicUrl, countsVisits: first.countsVisits });
  }, [first]);
  return (
    <StrictMode>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link
            rel="alternate"
            type="application/atom+xml"
            title={`Blog - ${site.name}`}
            href={site.publicUrl + FEED}
          />
        </head>
        <body>
          <SiteProvider value={site}>
            <HydrationDataProvider value={hydrationData}>
              <FormResultProvider value={posted}>
                <ReferenceProvider value={reference}>
                  <App year={year} />
                </ReferenceProvider>
              </FormResultProvider>
            </HydrationDataProvider>
          </SiteProvider>
        </body>
      </html>
    </StrictMode>
  );
}
