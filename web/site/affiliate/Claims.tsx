import type { affiliateTexts } from '#schema/pageTexts/affiliate.ts';
import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';
import { bar, column, disc, dots } from '#web/shared/art/shapes.ts';
import { useTexts } from '#web/shared/language/language.ts';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
/** Bar heights in tenths of the drawing. */
const heights = [3, 5, 4, 7, 2, 6, 9, 5, 8, 4, 6, 3];
const best = 6;
const columns = (isBest: boolean) =>
  heights.map((tenths, i) => ((i === best) === isBest ? column(i * 10 + 1.5, 40 - tenths * 4, 7, 40) : '')).join('');
const squares = range(48)
  .filter((i) => i !== 20)
  .map((i) => bar((i % 12) * 10 + 1.5, Math.floor(i / 12) * 10 + 1.5, 7, 7))
  .join('');

const drawings = [
  {
    ink: dots(5, 5, 12, 4, 10, (x, y) => (x === 9 && y === 2 ? 0 : 1.2 + (x + 3 - y) * 0.24)),
    signal: disc(95, 25, 4.6),
  },
  { ink: columns(false), signal: columns(true) },
  { ink: squares, signal: disc(85, 15, 4.6) },
] as const;

/** Figures of the programme (spec section 1). */
export function Claims({ texts }: { texts: typeof affiliateTexts }) {
  const t = useTexts();
  const claims = entriesOf(entryLists.figures, texts);
  if (!claims.length) return null;
  return (
    <section aria-label={t('The programme in figures')} className="shell py-16 lg:py-28">
      <ul className="grid gap-x-12 gap-y-14 md:grid-cols-3">
        {claims.map(({ number, texts: [figure, counted] }, index) => {
          const { ink, signal } = drawings[index % drawings.length] as (typeof drawings)[number];
          return (
            <li key={number}>
              <svg viewBox="0 0 120 40" aria-hidden="true" className="w-full max-md:max-w-80">
                <path fill="var(--ink)" d={ink} />
                <path fill="var(--signal)" d={signal} />
              </svg>
              <p className="mt-6 border-t-2 border-ink pt-4">
                {figure && (
                  <strong
                    dir="auto"
                    data-text={`figure${number}`}
                    className="block font-display text-4xl font-extrabold tracking-[-0.04em]"
                  >
                    {figure}
                  </strong>
                )}
                {figure && counted && ' '}
                {counted && (
                  <span dir="auto" data-text={`figure${number}What`} className="text-lg font-semibold">
                    {counted}
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
