import { quarter, quarterRing } from '#web/shared/art/shapes.ts';
import { Lines } from './Band.tsx';
import { headlineLook } from './headline.ts';
import type { SectionProps } from './shownSections.ts';
import { SectionButton } from './TargetLink.tsx';

export function CallToActionSection({ section }: SectionProps<'CallToActionSection'>) {
  const { key, heading, text, button } = section;
  return (
    <section dir="auto" className="light-palette relative overflow-hidden bg-signal text-on-signal">
      <svg
        viewBox="0 0 60 60"
        aria-hidden="true"
        className="absolute end-0 bottom-0 w-[38vw] rtl:-scale-x-100 max-sm:opacity-0 lg:h-[92%] lg:w-auto"
      >
        <path fill="var(--ink)" d={quarterRing(60, 60, 56, 48, -1, -1) + quarterRing(60, 60, 40, 32, -1, -1)} />
        <path fill="var(--paper-deep)" d={quarter(60, 60, -20, -20)} />
      </svg>
      <div className="shell relative py-16 lg:py-28">
        <div className="sm:max-w-[60%] lg:max-w-[46rem]">
          <h2 id={`section-${key}`} className={`-ms-[0.02em] ${headlineLook('callToAction', heading)}`}>
            {heading}
          </h2>
          {text && <Lines text={text} className="mt-6 max-w-[30em] text-lg" />}
          <SectionButton button={button} variant="ink" className="mt-8" />
        </div>
      </div>
    </section>
  );
}
