import { type ComponentProps, Fragment } from 'react';
import { Link } from 'react-router-dom';
import { directionOf, localeOf } from '#schema/languageForm.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useLanguage } from '#web/shared/language/language.ts';
import { pathIn } from './pathIn.ts';
import { type AlsoInProps, type AlternateLinksProps, publishedOf } from './publishedTranslations.ts';

export { LanguageSwitch } from './LanguageSwitch.tsx';

/** For search engines: the addresses of the same in each language. React moves the elements into the head. */
export function AlternateLinks({ content, pathOf }: AlternateLinksProps) {
  const site = useSite();
  const { code } = useLanguage();
  const main = site.languages?.[0] ?? code;
  const { origin } = new URL(site.publicUrl);
  const addressOf = (language: string, slug: string) => origin + pathIn(site, language, pathOf(slug));
  const others = publishedOf(content);
  if (!others.length || !content.isPublished) return null;
  // After a change of the site's language, two may be in one: the first by slug stands for it.
  const all = [content, ...others]
    .toSorted((a, b) => (`${a.language} ${a.slug}` < `${b.language} ${b.slug}` ? -1 : 1))
    .filter(({ language }, index, sorted) => language !== sorted[index - 1]?.language);
  const ofSite = all.find(({ language }) => language === main) ?? all[0] ?? content;
  return (
    <>
      {all.map(({ language, slug }) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressOf(language, slug)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(ofSite.language, ofSite.slug)} />
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
            <TranslationLink
              path={pathOf(slug)}
              hrefLang={language}
              lang={language}
              dir={directionOf(language)}
              className="link font-semibold"
            >
              {languageName}
            </TranslationLink>
          </Fragment>
        ))}
      </bdi>
    </p>
  );
}

type TranslationLinkProps = { path: string; hrefLang: string } & ComponentProps<'a'>;

/** Pages of another language are other documents. */
function TranslationLink({ path, ...link }: TranslationLinkProps) {
  const site = useSite();
  if (!site.languages) return <Link to={path} {...link} />;
  return <a href={pathIn(site, link.hrefLang, path)} {...link} />;
}
