import type { ReactNode } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';

type Props = {
  id: string;
  title: string;
  /** Result of useOfficeQuery. */
  query: { data: unknown; sentence: string | null; refresh: () => void };
  plot: ReactNode;
  children: ReactNode;
};

export function FiguresSection({ id, title, query: { data, sentence, refresh }, plot, children }: Props) {
  if (sentence) {
    return (
      <div
        role="alert"
        className="mb-(--part-space) flex flex-wrap items-center gap-x-6 gap-y-3 border-l-8 border-danger bg-sheet p-5"
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
      className="mb-(--part-space) grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
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
