import type { ReactNode } from 'react';
import { headlineLook } from './headline.ts';

const grounds = {
  paper: '',
  deep: 'bg-paper-deep',
  depth: 'light-palette bg-depth text-on-depth',
  signal: 'light-palette bg-signal text-on-signal',
} as const;

type Props = {
  /** Key of the section, from which the id of its headline comes. */
  id: string;
  headline?: string | null | undefined;
  lead?: string | null | undefined;
  ground?: keyof typeof grounds;
  /** The headline stands beside the children on a wide screen. */
  isBeside?: boolean;
  children: ReactNode;
};

/** A section across the page, with its headline and a sentence under it. It runs in the direction of its headline. */
export function Band({ id, headline, lead, ground = 'paper', isBeside = false, children }: Props) {
  const isSplit = isBeside && Boolean(headline);
  return (
    // Without a name it is no landmark: two sections may have one headline.
    <section dir="auto" className={grounds[ground]}>
      <div className={`shell py-12 lg:py-20 ${isSplit ? 'grid gap-x-8 gap-y-8 lg:grid-cols-12' : ''}`}>
        {(headline || lead) && (
          <div className={isSplit ? 'lg:col-span-5' : 'mb-10 lg:mb-14'}>
            {headline && (
              <h2 id={`section-${id}`} className={headlineLook(isSplit ? 'column' : 'band', headline)}>
                {headline}
              </h2>
            )}
            {lead && <Lines text={lead} className="mt-4 max-w-[36em] text-lg" />}
          </div>
        )}
        {isSplit ? <div className="min-w-0 lg:col-span-7">{children}</div> : children}
      </div>
    </section>
  );
}

/** A plain text; its lines are paragraphs. */
export function Lines({ text, className = '' }: { text: string; className?: string }) {
  const lines = text.split('\n').filter((line) => line.trim());
  return (
    <div className={`grid gap-3 wrap-anywhere ${className}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

/** The heading of an entry: below that of its section if it has one. */
export const entryHeading = (headline: string | null | undefined) => (headline ? 'h3' : 'h2');
