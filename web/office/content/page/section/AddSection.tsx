import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MAX_SECTIONS, pageSectionStrings, type SectionType, sectionTypes } from '#schema/pageSections.ts';
import { sectionKinds } from './sectionKinds.ts';

type Props = {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onAdd: (type: SectionType) => void;
  count: number;
  /** The last one is always a whole button; one between two sections is a thin line. */
  isLast: boolean;
  /** What screen readers call the place: 'before 2. Cards'. */
  place: string;
};

/** A button that unfolds the types of sections, each with what it is. */
export function AddSection({ isOpen, onToggle, onAdd, count, isLast, place }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);
  if (count >= MAX_SECTIONS)
    return isLast ? <p className="mt-4 text-sm">{pageSectionStrings.tooManySections}</p> : null;
  const close = () => {
    onToggle(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list that is inside
    <div
      className={isLast ? 'mt-3' : ''}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={isLast ? undefined : `Add a section ${place}`}
        onClick={() => onToggle(!isOpen)}
        className={
          isLast
            ? 'flex min-h-11 w-full items-center justify-center gap-2 border-2 border-dashed border-edge px-3 font-semibold hover:border-solid hover:border-ink'
            : 'group/add flex h-7 w-full items-center gap-2 text-ink-soft hover:text-ink'
        }
      >
        {isLast ? (
          <>
            <Plus aria-hidden="true" className="size-5" /> Add section
          </>
        ) : (
          <>
            <span aria-hidden="true" className="h-0.5 grow group-hover/add:bg-ink" />
            <Plus aria-hidden="true" className="size-4" />
            <span aria-hidden="true" className="h-0.5 grow group-hover/add:bg-ink" />
          </>
        )}
      </button>
      {isOpen && (
        <ul
          ref={list}
          aria-label="Types of sections"
          className="my-2 grid grid-cols-1 border-2 border-ink bg-sheet sm:max-lg:grid-cols-2"
        >
          {sectionTypes.map((type) => (
            <li key={type} className="border-b border-line">
              <button
                type="button"
                onClick={() => onAdd(type)}
                className="block h-full w-full px-3 py-2 text-left hover:bg-paper-deep"
              >
                <span className="block text-sm font-semibold">{sectionKinds[type].name}</span>
                <span className="block text-sm text-ink-soft">{sectionKinds[type].about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
