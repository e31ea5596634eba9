import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { isPartOff } from '#schema/navigation.ts';
import { english, type Language, LanguageProvider } from '#web/shared/language/language.ts';
import { FEED } from '#web/shared/paths.ts';
import type { Reference } from '#web/site/reference/reference.ts';
import { ReferenceProvider } from '#web/site/reference/useReference.ts';
import { type FormResult, FormResultProvider } from './shared/app/formResult.tsx';
import { currentSite, type PublicSite, SiteProvider } from './shared/app/site.tsx';

type Props = {
  language: Language;
  /** Screens of the office are English on every site; `App` changes the attribute from screen to screen. */
  isOffice: boolean;
  site: PublicSite;
  posted: FormResult | null;
  reference: Reference | null;
  children: ReactNode;
};

/** The whole document. The server adds styles, state and scripts (server/app/pages/document.ts). */
export function Page({ language, isOffice, site: first, posted, reference, children }: Props) {
  const { t } = language;
  const { code, dir } = isOffice ? english : language;
  const [site, setSite] = useState(first);
  useEffect(() => {
    const { publicUrl, countsVisits, year, mayTag } = first;
    currentSite.show = (changed) =>
      setSite((before) => ({ ...before, ...changed, publicUrl, countsVisits, year, mayTag }));
  }, [first]);
  return (
    <StrictMode>
      <html lang={code} dir={dir}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {!isPartOff(site, 'blog') && (
            <link
              rel="alternate"
              type="application/atom+xml"
              title={t('Blog - {name}', { name: site.name })}
              href={site.publicUrl + FEED}
            />
          )}
        </head>
        <body>
          <LanguageProvider value={language}>
            <SiteProvider value={site}>
              <FormResultProvider value={posted}>
                <ReferenceProvider value={reference}>{children}</ReferenceProvider>
              </FormResultProvider>
            </SiteProvider>
          </LanguageProvider>
        </body>
      </html>
    </StrictMode>
  );
}
