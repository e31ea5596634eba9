import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** A description of one or two lines. */
  text: ReactNode;
  /** Actions for the whole section, below the text. */
  action?: ReactNode;
  children: ReactNode;
};

export function Section({ id, title, text, action, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-line py-(--part-space) not-first:border-t [header+&]:border-t-0 [header+&]:pt-0 xl:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="measure mt-2 text-sm text-ink-soft">{text}</p>
        {action && <div className="mt-5">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
