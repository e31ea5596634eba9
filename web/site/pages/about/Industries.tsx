import type { aboutTexts } from '#schema/pageTexts/about.ts';
import { bar, disc, half, quarter, ring } from '#web/shared/art/shapes.ts';
import { linesOf } from '#web/site/pageText/texts.ts';

/** Separators between the industries, 10 by 10 units, in turn. */
const signs = [
  { tone: 'signal', d: disc(5, 5, 5) },
  { tone: 'depth-ink', d: quarter(0, 10, 10, -10) },
  { tone: 'ink', d: bar(1, 1, 8, 8) },
  { tone: 'signal', d: half(5, 7.5, 5, 'up') },
  { tone: 'depth-ink', d: ring(5, 5, 5, 2.2) },
  { tone: 'ink', d: quarter(10, 10, -10, -10) },
];

export function Industries({ texts }: { texts: typeof aboutTexts }) {
  const { industriesTitle, industriesText } = texts;
  const industries = linesOf(texts.industries);
  const hasTitle = industries.length > 0 && industriesTitle !== '';
  if (!industries.length && !industriesText) return null;
  return (
    <section aria-labelledby={hasTitle ? 'industries' : undefined} className="bg-paper-deep py-16 lg:py-28">
      <div className="shell">
        {hasTitle && (
          <h2 id="industries" dir="auto" data-text="industriesTitle" className="text-lg tracking-normal">
            {industriesTitle}
          </h2>
        )}
        {industries.length > 0 && (
          <ul
            data-text="industries"
            className="mt-6 font-display text-2xl leading-tight font-extrabold tracking-[-0.04em] sm:text-3xl sm:leading-[1.12]"
          >
            {industries.map((field, index) => {
              const { tone, d } = signs[index % signs.length] as (typeof signs)[number];
              return (
                <li key={field} dir="auto" className="mr-[0.3em] inline-block">
                  {`${field}\u00a0`}
                  <svg
                    viewBox="0 0 10 10"
                    fillRule="evenodd"
                    aria-hidden="true"
                    className="ml-[0.1em] inline size-[0.6em]"
                  >
                    <path fill={`var(--${tone})`} d={d} />
                  </svg>
                </li>
              );
            })}
          </ul>
        )}
        {industriesText && (
          <p
            dir="auto"
            data-text="industriesText"
            className={`${industries.length ? 'mt-8 ' : ''}max-w-[38.5em] text-lg`}
          >
            {industriesText}
          </p>
        )}
      </div>
    </section>
  );
}
