import { useRef } from 'react';
import type { Selection } from './useSelection.ts';

type Props = {
  selection: Selection;
  id: string;
  name: string;
};

export function SelectBox({ selection, id, name }: Props) {
  const isRange = useRef(false);
  return (
    // Enlarges the touch target.
    <label className="-m-2.5 shrink-0 cursor-pointer self-start p-2.5 select-none">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.has(id)}
        // The change event does not contain modifier keys.
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={() => selection.toggle(id, isRange.current)}
        className="checkbox block"
      />
    </label>
  );
}
