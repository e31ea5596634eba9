import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type HomeSection,
  homeSectionNames,
  homeSections,
  homeSectionsOf,
  withHomeSection,
} from '#schema/pageTexts/homeSections.ts';

type Props = { text: string; onChange: (text: string) => void; error: string | undefined };

const look = 'grid size-11 shrink-0 place-items-center hover:bg-paper-deep disabled:opacity-30';

/**
 * The sections of the home page: those that are on in their order, then those that are off. A section that is on moves by
 * dragging it, by its buttons, and by Alt with an arrow key.
 */
export function HomeSections({ text, onChange, error }: Props) {
  const id = useId();
  const [dragged, setDragged] = useState<HomeSection | null>(null);
  const { list, notice, rows, visibleNames, move, toggle } = useSectionOrder({ text, onChange });
  const onKeyDown = (event: KeyboardEvent, name: HomeSection) => {
    const offset = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !offset) return;
    event.preventDefault();
    move(name, visibleNames.indexOf(name) + offset, (event.target as HTMLElement).dataset.action ?? 'switch');
  };
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="text-lg">
        Sections
      </h2>
      <p className="mt-1 text-sm text-ink-soft">The headline with the steps is always first.</p>
      {error && <p className="mt-2 text-sm font-semibold text-danger">{error}</p>}
      <ol ref={list} className="mt-2 border-t border-line">
        {rows.map((name) => {
          const index = visibleNames.indexOf(name);
          const isOn = index >= 0;
          return (
            <li
              key={name}
              data-section={name}
              draggable={isOn}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                dataTransfer.setData('text/plain', homeSections[name]);
                setDragged(name);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => isOn && dragged && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged) move(dragged, index, 'switch');
                setDragged(null);
              }}
              onKeyDown={(event) => onKeyDown(event, name)}
              className={`flex items-center gap-1 border-b border-line ${isOn ? 'cursor-grab' : ''} ${dragged === name ? 'opacity-50' : ''}`}
            >
              <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3 py-1.5 wrap-anywhere">
                <input
                  type="checkbox"
                  data-action="switch"
                  checked={isOn}
                  onChange={() => toggle(name)}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  className="size-5 shrink-0 accent-signal-ink"
                />
                <span className={isOn ? 'font-semibold' : 'text-ink-soft'}>{homeSections[name]}</span>
              </label>
              {isOn && (
                <MoveButtons
                  name={name}
                  isFirst={index === 0}
                  isLast={index === visibleNames.length - 1}
                  onMove={(offset, action) => move(name, index + offset, action)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </section>
  );
}

/** The order in the text; the focus stays on the control that was used, and screen readers hear the result. */
function useSectionOrder({ text, onChange }: Pick<Props, 'text' | 'onChange'>) {
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ name: HomeSection; action: string } | null>(null);
  const [notice, setNotice] = useState('');
  const visibleNames = homeSectionsOf(text);
  const rows = [...visibleNames, ...homeSectionNames.filter((name) => !visibleNames.includes(name))];
  useLayoutEffect(() => {
    if (!focus) return;
    const row = list.current?.querySelector(`[data-section="${focus.name}"]`);
    const controls = [...(row?.querySelectorAll<HTMLElement>('[data-action]:not(:disabled)') ?? [])];
    (controls.find(({ dataset }) => dataset.action === focus.action) ?? controls[0])?.focus();
    setFocus(null);
  }, [focus]);

  const write = (sections: readonly HomeSection[]) => onChange(sections.join('\n'));
  const move = (name: HomeSection, to: number, action: string) => {
    const from = visibleNames.indexOf(name);
    if (from < 0 || to < 0 || to >= visibleNames.length || to === from) return;
    write(visibleNames.toSpliced(from, 1).toSpliced(to, 0, name));
    setFocus({ name, action });
    setNotice(`${homeSections[name]}: ${to + 1} of ${visibleNames.length}`);
  };
  const toggle = (name: HomeSection) => {
    const isOn = visibleNames.includes(name);
    write(isOn ? visibleNames.filter((one) => one !== name) : withHomeSection(visibleNames, name));
    setFocus({ name, action: 'switch' });
    setNotice(`${homeSections[name]} is ${isOn ? 'off' : 'on'}`);
  };
  return { list, notice, rows, visibleNames, move, toggle };
}

type MoveProps = {
  name: HomeSection;
  isFirst: boolean;
  isLast: boolean;
  onMove: (offset: -1 | 1, action: string) => void;
};

const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveProps) => (
  <>
    <button
      type="button"
      data-action="up"
      aria-label={`Move up: ${homeSections[name]}`}
      disabled={isFirst}
      onClick={() => onMove(-1, 'up')}
      className={look}
    >
      <ArrowUp aria-hidden="true" className="size-4" />
    </button>
    <button
      type="button"
      data-action="down"
      aria-label={`Move down: ${homeSections[name]}`}
      disabled={isLast}
      onClick={() => onMove(1, 'down')}
      className={look}
    >
      <ArrowDown aria-hidden="true" className="size-4" />
    </button>
  </>
);
