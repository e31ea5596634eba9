import { useLocation, useMatches } from 'react-router-dom';
import { type LanguageCode, languages as names } from '#schema/languages.ts';
import type { Route } from '#web/shared/app/route.ts';
import { useSite } from '#web/shared/app/site.tsx';
import type { LoaderResult } from '#web/shared/data/loader.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { pathIn } from './pathIn.ts';

type Content = {
  language: string;
  translations: readonly { language: string; slug: string; isPublished: boolean }[];
};

/** At the foot of each page: the same page in the other languages, or their home. For search engines, those of fixed pages. */
export function LanguageSwitch() {
  const t = useTexts();
  const site = useSite();
  const { languages = [], language: current, publicUrl } = site;
  const { pathOf, isFixed } = usePageIn();
  const { origin } = new URL(publicUrl);
  const hrefOf = (code: LanguageCode) => pathIn(site, code, pathOf(code));
  return (
    <nav aria-label={t('Languages')}>
      {isFixed && (
        <>
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={origin + hrefOf(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + hrefOf(languages[0] ?? current)} />
        </>
      )}
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {languages.map((code) => (
          <li key={code}>
            <a
              href={hrefOf(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
              className="underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-signal aria-[current]:decoration-paper/50"
            >
              {names[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The paths of this page in the languages, and whether all languages have the page as it is. */
function usePageIn() {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const route = match?.handle as Route | undefined;
  const { data } = (match?.loaderData as LoaderResult | null | undefined) ?? {};
  const isContent = slugPaths.includes(route?.path ?? '');
  const content = isContent && data ? contentIn(data) : undefined;
  const pathOf = (code: string): string => {
    if (!route || (isContent && !content)) return paths.home;
    if (!content || content.language === code) return pathname;
    const translation = content.translations.find(({ language, isPublished }) => isPublished && language === code);
    return translation ? route.path.replace(':slug', translation.slug) : paths.home;
  };
  const isFixed = route !== undefined && !route.unlisted && !route.path.includes(':') && search === '';
  return { pathOf, isFixed };
}

const slugPaths: readonly string[] = [paths.blogPost(':slug'), paths.portfolioItem(':slug'), paths.page(':slug')];

const contentIn = (data: object): Content | undefined =>
  Object.values(data).find((part) => Array.isArray((part as Partial<Content> | null)?.translations));
