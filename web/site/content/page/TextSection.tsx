import { Prose } from '#web/shared/ui/Prose.tsx';
import { headlineLook } from './headline.ts';
import type { SectionProps } from './shownSections.ts';

/** The headline beside the text on a wide screen. */
export function TextSection({ section: { key, headline, bodyHtml } }: SectionProps<'TextSection'>) {
  return (
    <section dir="auto">
      <div className="shell grid gap-x-8 gap-y-8 py-12 lg:grid-cols-12 lg:py-20">
        {headline && (
          <h2 id={`section-${key}`} className={`lg:col-span-5 ${headlineLook('column', headline)}`}>
            {headline}
          </h2>
        )}
        <Prose html={bodyHtml} className={`min-w-0 ${headline ? 'lg:col-span-7' : 'lg:col-span-8'}`} />
      </div>
    </section>
  );
}
