import type { ReactNode } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';

type Props = {
  id: string;
  title: string;
  /** Result of useOfficeQuery. */
  query: { data: unknown; sentence: string | null; refresh: () => void };
  /** The plot beside the figures. */
  plot: ReactNode;
  children: ReactNode;
};

/** Figures with a plot, or an error with a retry button. */
export function FiguresSection({ id, title, query: { data, sentence, refresh }, plot, children }: Props) {
  if (sentence) {
    return (
      <div
        role="alert"
        className="mb-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-8 border-danger bg-sheet p-5"
      >
        <p className="font-semibold">{sentence}</p>
        <Button variant="secondary" size="small" onClick={refresh}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <section
      aria-labelledby={id}
      aria-busy={!data}
      className="mb-12 grid gap-x-12 gap-y-10 lg:mb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
      {plot}
    </section>
  );
}
