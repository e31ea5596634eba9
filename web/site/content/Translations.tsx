import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { directionOf, languageName, localeOf } from '#schema/languages.ts';
import { SITE_LANGUAGE } from '#schema/siteLanguage.ts';
import { useSite } from '#web/shared/app/site.tsx';

type Translation = {
  contentId: string;
  language: string;
  slug: string;
  url: string;
  title: string;
  isPublished: boolean;
};
type Content = { language: string; isPublished: boolean; translations: readonly Translation[] };

/** Staff see drafts among the translations; pages do not link to them. */
const publishedOf = ({ translations }: Pick<Content, 'translations'>) =>
  translations.filter(({ isPublished }) => isPublished);

/** Open Graph's name of a language other than that of the site. */
export const sharedLocale = ({ language }: Pick<Content, 'language'>) =>
  language === SITE_LANGUAGE ? {} : { locale: localeOf(language) };

/** For search engines: the addresses of the same in each language. React moves the elements into the head. */
export function AlternateLinks({ content, path }: { content: Content; path: string }) {
  const { publicUrl } = useSite();
  const others = publishedOf(content);
  if (!others.length || !content.isPublished) return null;
  const all = [{ language: content.language, url: publicUrl + path }, ...others].toSorted((a, b) =>
    a.language < b.language ? -1 : 1,
  );
  const ofSite = all.find(({ language }) => language === SITE_LANGUAGE) ?? all[0];
  return (
    <>
      {all.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={ofSite?.url} />
      {others.map(({ contentId, language }) => (
        <meta key={contentId} property="og:locale:alternate" content={localeOf(language)} />
      ))}
    </>
  );
}

type AlsoInProps = { content: Pick<Content, 'translations'>; pathOf: (slug: string) => string; className?: string };

export function AlsoIn({ content, pathOf, className = '' }: AlsoInProps) {
  const others = publishedOf(content);
  if (!others.length) return null;
  return (
    <p lang={SITE_LANGUAGE} dir={directionOf(SITE_LANGUAGE)} className={`screen-only text-sm ${className}`}>
      Also in:{' '}
      {others.map(({ contentId, language, slug, title }, index) => (
        <Fragment key={contentId}>
          {index > 0 && ', '}
          <Link
            to={pathOf(slug)}
            hrefLang={language}
            lang={language}
            dir={directionOf(language)}
            title={title}
            className="link font-semibold"
          >
            {languageName(language)}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
