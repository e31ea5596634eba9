import { useRef } from 'react';
import type { Selection } from './useSelection.ts';

type Props = {
  selection: Selection;
  id: string;
  /** What the row is called. */
  name: string;
};

/** Selects a row; with Shift, all rows from the one before to this one. */
export function SelectBox({ selection, id, name }: Props) {
  const isRange = useRef(false);
  return (
    // As large as a thumb needs it.
    <label className="-m-2.5 shrink-0 cursor-pointer self-start p-2.5 select-none">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.has(id)}
        // The change itself does not say which keys are held.
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={() => selection.toggle(id, isRange.current)}
        className="checkbox block"
      />
    </label>
  );
}
