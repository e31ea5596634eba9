import { openingTitle } from '#schema/openingTitle.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Brand } from './Brand.tsx';
import { PageHead } from './PageHead.tsx';
import { useSite } from './site.tsx';

/** What visitors see of every page until the site is launched. */
export function OpeningSoon() {
  const t = useTexts();
  const { name, openingText } = useSite();
  return (
    <div className="shell flex min-h-dvh flex-col justify-between gap-12 py-8 md:py-12">
      <PageHead title={`${t(openingTitle)} - ${name}`} noindex />
      <header className="flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
        <Brand />
      </header>
      <main id="main" tabIndex={-1}>
        <h1 className="text-4xl">{t(openingTitle)}</h1>
        <p dir="auto" className="measure mt-8 border-l-8 border-signal pl-5 text-xl whitespace-pre-line break-words">
          {t(openingText)}
        </p>
      </main>
      <footer className="text-sm text-ink-soft">
        <a href={paths.login} className="link">
          {t('Staff sign in')}
        </a>
      </footer>
    </div>
  );
}
