import { quarter, quarterRing } from '#web/shared/art/shapes.ts';
import { Lines } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';
import { SectionButton } from './TargetLink.tsx';

/** Headings with more characters are smaller. */
const LONG = 40;

export function CallToActionSection({ section }: SectionProps<'CallToActionSection'>) {
  const { key, heading, text, button } = section;
  return (
    <section
      aria-labelledby={`section-${key}`}
      className="light-palette relative overflow-hidden bg-signal text-on-signal"
    >
      <svg
        viewBox="0 0 60 60"
        aria-hidden="true"
        className="absolute right-0 bottom-0 w-[38vw] max-sm:opacity-0 lg:h-[92%] lg:w-auto"
      >
        <path fill="var(--ink)" d={quarterRing(60, 60, 56, 48, -1, -1) + quarterRing(60, 60, 40, 32, -1, -1)} />
        <path fill="var(--paper-deep)" d={quarter(60, 60, -20, -20)} />
      </svg>
      <div className="shell relative py-16 lg:py-28">
        <div className="sm:max-w-[60%] lg:max-w-[46rem]">
          <h2
            id={`section-${key}`}
            dir="auto"
            className={`-ml-[0.02em] font-extrabold tracking-[-0.045em] text-balance wrap-anywhere ${heading.length > LONG ? 'text-3xl' : 'text-4xl'}`}
          >
            {heading}
          </h2>
          {text && <Lines text={text} className="mt-6 max-w-[30em] text-lg" />}
          <SectionButton button={button} variant="ink" className="mt-8" />
        </div>
      </div>
    </section>
  );
}
