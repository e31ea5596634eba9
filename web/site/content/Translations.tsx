import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { directionOf, localeOf } from '#schema/languageForm.ts';
import { SITE_LANGUAGE } from '#schema/siteLanguage.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useLanguage } from '#web/shared/language/language.ts';

type Translation = { language: string; languageName: string; slug: string; isPublished: boolean };
type Content = { slug: string; language: string; isPublished: boolean; translations: readonly Translation[] };

/** Staff see drafts among the translations; pages do not link to them. */
const publishedOf = ({ translations }: Pick<Content, 'translations'>) =>
  translations.filter(({ isPublished }) => isPublished);

/** Open Graph's name of a language other than that of the site. */
export const sharedLocale = ({ language }: Pick<Content, 'language'>) =>
  language === SITE_LANGUAGE ? {} : { locale: localeOf(language) };

type Props = { content: Content; pathOf: (slug: string) => string };

/** For search engines: the addresses of the same in each language. React moves the elements into the head. */
export function AlternateLinks({ content, pathOf }: Props) {
  const { publicUrl } = useSite();
  const others = publishedOf(content);
  if (!others.length || !content.isPublished) return null;
  const all = [content, ...others].toSorted((a, b) => (a.language < b.language ? -1 : 1));
  const ofSite = all.find(({ language }) => language === SITE_LANGUAGE) ?? all[0] ?? content;
  return (
    <>
      {all.map(({ language, slug }) => (
        <link key={language} rel="alternate" hrefLang={language} href={publicUrl + pathOf(slug)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + pathOf(ofSite.slug)} />
      {others.map(({ language }) => (
        <meta key={language} property="og:locale:alternate" content={localeOf(language)} />
      ))}
    </>
  );
}

type AlsoInProps = { content: Pick<Content, 'translations'>; pathOf: Props['pathOf']; className?: string };

export function AlsoIn({ content, pathOf, className = '' }: AlsoInProps) {
  const { code, t } = useLanguage();
  const others = publishedOf(content);
  if (!others.length) return null;
  return (
    <p className={`screen-only text-sm ${className}`}>
      <bdi lang={code}>
        {t('Also in:')}{' '}
        {others.map(({ language, languageName, slug }, index) => (
          <Fragment key={language}>
            {index > 0 && ', '}
            <Link
              to={pathOf(slug)}
              hrefLang={language}
              lang={language}
              dir={directionOf(language)}
              className="link font-semibold"
            >
              {languageName}
            </Link>
          </Fragment>
        ))}
      </bdi>
    </p>
  );
}
