import { useTexts } from '#web/shared/language/language.ts';
import type { Post } from './publicDocuments.ts';

type Headings = Post['contents'];

const LONG = 3;

/** Table of contents: beside the text on a wide screen, folded above it on a narrow one. */
export function Contents({ headings, className = '' }: { headings: Headings; className?: string }) {
  const t = useTexts();
  if (headings.length < LONG) return null;
  return (
    <div className={`screen-only ${className}`}>
      <details className="border-y-2 border-ink lg:hidden">
        <summary className="py-3 font-semibold">{t('Contents')}</summary>
        <nav aria-label={t('Contents')} className="pb-4">
          <List headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={t('Contents')}
        className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto border-t-2 border-ink pt-3 pr-2 max-lg:hidden"
      >
        <p className="mb-2 text-sm font-semibold">{t('Contents')}</p>
        <List headings={headings} />
      </nav>
    </div>
  );
}

const List = ({ headings }: { headings: Headings }) => (
  <ol className="text-sm">
    {headings.map(({ anchor, text, level }) => (
      <li key={anchor} className={level > 2 ? 'pl-4' : ''}>
        <a
          href={`#${anchor}`}
          dir="auto"
          className="block py-1.5 leading-snug text-ink-soft wrap-anywhere hover:text-signal-ink hover:underline"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
);
