import { useLayoutEffect, useRef } from 'react';
import type { Selection } from '#web/shared/lists/useSelection.ts';
import { Button } from '#web/shared/ui/Button.tsx';

type Props = { selection: Selection; onWrite: () => void };

export function PictureSelection({ selection, onWrite }: Props) {
  const bar = useRef<HTMLElement>(null);
  const { length } = selection.ids;
  // When the bar is removed, its focus moves to the grid.
  useLayoutEffect(() => {
    const { current } = bar;
    return () => {
      if (current?.contains(document.activeElement)) document.querySelector<HTMLElement>('main li input')?.focus();
    };
  }, []);
  return (
    <section
      ref={bar}
      aria-label="Selection"
      data-of-rows=""
      className="save-bar z-10 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink bg-paper py-3 text-sm"
    >
      <p role="status" className="font-semibold tabular-nums">
        {`${length} ${length === 1 ? 'picture' : 'pictures'} selected`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={onWrite}>
          Write alt texts
        </Button>
        <Button variant="quiet" size="small" onClick={selection.clear}>
          Clear
        </Button>
      </div>
    </section>
  );
}
