import { Prose } from '#web/shared/ui/Prose.tsx';
import { bandTitle } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

/** The headline beside the text on a wide screen. */
export function TextSection({ section: { key, headline, bodyHtml } }: SectionProps<'TextSection'>) {
  return (
    <section aria-labelledby={headline ? `section-${key}` : undefined}>
      <div className="shell grid gap-x-8 gap-y-8 py-12 lg:grid-cols-12 lg:py-20">
        {headline && (
          <h2 id={`section-${key}`} dir="auto" className={`${bandTitle} lg:col-span-5 lg:text-3xl`}>
            {headline}
          </h2>
        )}
        <Prose html={bodyHtml} className="min-w-0 lg:col-span-7 lg:col-start-6" />
      </div>
    </section>
  );
}
