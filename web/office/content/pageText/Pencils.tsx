import { Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { EditedField } from './editedPage.ts';

type Place = {
  name: string;
  /** Whether there is room for its pencil beside it. */
  hasRoom: boolean;
  style: { left: number; top: number; width: number; height: number };
};
type Props = { fields: readonly EditedField[]; onEdit: (name: string) => void; children: ReactNode };

/** A page of which nothing can be pressed but its texts: each opens to be changed. */
export function Pencils({ fields, onEdit, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const places = usePlaces(box);
  return (
    <div ref={box} className="relative">
      <div inert>{children}</div>
      {places.map(({ name, hasRoom, style }) => {
        const field = fields.find((one) => one.name === name);
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

/** How far a frame stands off its text, and how wide a pencil is, in pixels. */
const [AROUND, PENCIL] = [4, 32];

/** Where the texts of the page stand by now: they move with the width, with what is written, and as pictures come. */
function usePlaces(box: { current: HTMLDivElement | null }): Place[] {
  const [places, setPlaces] = useState<Place[]>([]);
  useLayoutEffect(() => {
    const root = box.current;
    if (!root) return;
    const measure = () => {
      const found = placesIn(root);
      setPlaces((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
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
  return places;
}

function placesIn(root: HTMLElement): Place[] {
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
