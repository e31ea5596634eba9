import { Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { EditedField } from './editedPage.ts';

type PencilPosition = {
  name: string;
  /** Whether there is space for the pencil beside the text. */
  hasRoom: boolean;
  style: { left: number; top: number; width: number; height: number };
};
type Props = { fields: readonly EditedField[]; onEdit: (name: string) => void; children: ReactNode };

export function Pencils({ fields, onEdit, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const positions = usePencilPositions(box);
  return (
    <div ref={box} className="relative">
      <div inert>{children}</div>
      {positions.map(({ name, hasRoom, style }) => {
        const field = fields.find((entry) => entry.name === name);
        return (
          field && (
            <button
              key={name}
              type="button"
              aria-label={`Edit: ${field.label}`}
              onClick={() => onEdit(name)}
              className="absolute z-20 border-2 border-dashed border-current/40 text-ink hover:border-solid hover:border-signal focus-visible:border-signal"
              style={style}
            >
              <span
                className={`absolute -top-0.5 grid size-8 place-items-center bg-ink text-paper ${hasRoom ? 'left-full' : 'right-0'}`}
              >
                <Pencil aria-hidden="true" className="size-4" />
              </span>
            </button>
          )
        );
      })}
    </div>
  );
}

/** Distance of the frame from its text, and width of a pencil, in pixels. */
const [AROUND, PENCIL] = [4, 32];

/** Positions of the texts; they change with the width, the edits and loading pictures. */
function usePencilPositions(box: { current: HTMLDivElement | null }): PencilPosition[] {
  const [positions, setPositions] = useState<PencilPosition[]>([]);
  useLayoutEffect(() => {
    const root = box.current;
    if (!root) return;
    const measure = () => {
      const measured = measurePencils(root);
      setPositions((previous) => (JSON.stringify(previous) === JSON.stringify(measured) ? previous : measured));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(root);
    const content = new MutationObserver(measure);
    content.observe(root.firstElementChild ?? root, { childList: true, subtree: true, characterData: true });
    measure();
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [box]);
  return positions;
}

function measurePencils(root: HTMLElement): PencilPosition[] {
  const from = root.getBoundingClientRect();
  return [...root.querySelectorAll<HTMLElement>('[data-text]')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      name: element.dataset.text ?? '',
      hasRoom: left + width + AROUND + PENCIL < from.right,
      style: {
        ...{ left: left - from.left - AROUND, top: top - from.top - AROUND },
        ...{ width: width + 2 * AROUND, height: height + 2 * AROUND },
      },
    };
  });
}
