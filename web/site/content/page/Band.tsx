import type { ReactNode } from 'react';

const grounds = {
  paper: '',
  deep: 'bg-paper-deep',
  depth: 'light-palette bg-depth text-on-depth',
  signal: 'light-palette bg-signal text-on-signal',
} as const;

export const bandTitle = 'text-4xl font-extrabold tracking-[-0.04em] text-balance wrap-anywhere';

type Props = {
  /** Key of the section, from which the id of its headline comes. */
  id: string;
  headline?: string | null | undefined;
  lead?: string | null | undefined;
  ground?: keyof typeof grounds;
  /** The children set their own margins. */
  isBare?: boolean;
  children: ReactNode;
};

/** A section across the page, with its headline and a sentence under it. */
export function Band({ id, headline, lead, ground = 'paper', isBare = false, children }: Props) {
  const headingId = `section-${id}`;
  const head = (headline || lead) && (
    <div className="mb-10 lg:mb-14">
      {headline && (
        <h2 id={headingId} dir="auto" className={bandTitle}>
          {headline}
        </h2>
      )}
      {lead && <Lines text={lead} className="mt-4 max-w-[36em] text-lg" />}
    </div>
  );
  return (
    <section aria-labelledby={headline ? headingId : undefined} className={grounds[ground]}>
      <div className={`py-12 lg:py-20 ${isBare ? '' : 'shell'}`}>
        {isBare && head ? <div className="shell">{head}</div> : head}
        {children}
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
