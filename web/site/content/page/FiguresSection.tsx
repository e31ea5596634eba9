import { Band } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

/** Columns on a wide screen by number of figures. */
const columns = ['', '', 'lg:grid-cols-2', 'sm:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-3', 'sm:grid-cols-3'];

export function FiguresSection({ section: { key, headline, figures } }: SectionProps<'FiguresSection'>) {
  return (
    <Band id={key} headline={headline} ground="depth">
      <ul className={`grid gap-x-8 gap-y-10 min-[30rem]:grid-cols-2 ${columns[figures.length] ?? 'lg:grid-cols-4'}`}>
        {figures.map(({ figure, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures and labels may be the same
          <li key={index} dir="auto" className="min-w-0 border-t-2 border-on-depth pt-4 wrap-anywhere">
            <p
              className={`font-display font-extrabold tracking-[-0.045em] tabular-nums ${figure.length > 8 ? 'text-3xl' : 'text-4xl'}`}
            >
              <bdi dir="auto">{figure}</bdi>
            </p>
            <p dir="auto" className="mt-3 text-lg">
              {label}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
