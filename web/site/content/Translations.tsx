import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { directionOf, localeOf } from '#schema/languageForm.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useLanguage } from '#web/shared/language/language.ts';
import { type AlsoInProps, type AlternateLinksProps, publishedOf } from './publishedTranslations.ts';

/** For search engines: the addresses of the same in each language. React moves the elements into the head. */
export function AlternateLinks({ content, pathOf }: AlternateLinksProps) {
  const { publicUrl } = useSite();
  const { code } = useLanguage();
  const others = publishedOf(content);
  if (!others.length || !content.isPublished) return null;
  // After a change of the site's language, two may be in one: the first by slug stands for it.
  const all = [content, ...others]
    .toSorted((a, b) => (`${a.language} ${a.slug}` < `${b.language} ${b.slug}` ? -1 : 1))
    .filter(({ language }, index, sorted) => language !== sorted[index - 1]?.language);
  const ofSite = all.find(({ language }) => language === code) ?? all[0] ?? content;
  return (
    <>
      {all.map(({ language, slug }) => (
        <link key={language} rel="alternate" hrefLang={language} href={publicUrl + pathOf(slug)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + pathOf(ofSite.slug)} />
      {all.map(
        ({ language }) =>
          language !== content.language && (
            <meta key={language} property="og:locale:alternate" content={localeOf(language)} />
          ),
      )}
    </>
  );
}

export function AlsoIn({ content, pathOf, className = '' }: AlsoInProps) {
  const { code, t } = useLanguage();
  const others = publishedOf(content);
  if (!others.length) return null;
  return (
    <p className={`screen-only text-sm ${className}`}>
      <bdi lang={code} dir={directionOf(code)}>
        {t('Also in:')}{' '}
        {others.map(({ language, languageName, slug }, index) => (
          <Fragment key={slug}>
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
