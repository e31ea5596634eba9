import { X } from 'lucide-react';
import { DropdownMenu, Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { ItemMark, listMenuItem } from '#web/shared/lists/menuItem.tsx';
import { DayInput } from '#web/shared/ui/DayInput.tsx';
import type { ListFilter } from './listFilter.ts';

type Props = {
  filter: ListFilter;
  onOpen: () => void;
  onClosed: () => void;
  /** Called when the chip is gone, to move the focus elsewhere. */
  onGone: () => void;
};

/** A filter of a list. One that is not set yet was just added: its menu is open. */
export function FilterChip({ filter, onOpen, onClosed, onGone }: Props) {
  const { label, text, onClear, editor } = filter;
  const item = useRef<HTMLLIElement>(null);
  const isSet = text !== null;
  const [isOpen, setOpen] = useState(!isSet);
  // The menu closes before the choice is in the address. `onClosed` waits for it.
  const isChoicePending = useRef(false);
  useEffect(() => {
    // On a phone the chips scroll sideways.
    item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  useEffect(() => {
    if (!isSet || isOpen || !isChoicePending.current) return;
    isChoicePending.current = false;
    onClosed();
  });
  const menu = {
    open: isOpen,
    onOpenChange: (next: boolean) => {
      setOpen(next);
      if (next) onOpen();
      else if (!isChoicePending.current) onClosed();
    },
  };
  const remove = () => {
    onClear();
    onClosed();
    onGone();
  };
  const onCloseAutoFocus = (event: Event) => {
    if (item.current?.isConnected) return;
    event.preventDefault();
    onGone();
  };
  const content = { align: 'start', sideOffset: 4, collisionPadding: 16, onCloseAutoFocus, className: panel } as const;
  const trigger = {
    className: `${chipText} hover:bg-paper-deep aria-expanded:bg-paper-deep`,
    children: (
      <bdi dir="auto" className="truncate">
        {text ?? `${label}: …`}
      </bdi>
    ),
  };
  return (
    <li
      ref={item}
      className={`flex min-h-(--tool-height) max-w-72 shrink-0 items-stretch border text-sm ${isSet ? 'border-ink' : 'border-dashed border-edge'}`}
    >
      {!editor && <span className={chipText}>{trigger.children}</span>}
      {editor?.kind === 'day' && (
        <Popover.Root {...menu}>
          <Popover.Trigger {...trigger} />
          <Popover.Portal>
            <Popover.Content {...content} aria-label={label} className={`${panel} w-60 p-3`}>
              <DayInput
                label={label}
                day={editor.day}
                isDay={({ value, validity }) => (value === '' ? !validity.badInput : editor.isDay(value))}
                onChoose={editor.onChoose}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
      {editor && editor.kind !== 'day' && (
        <DropdownMenu.Root modal={false} {...menu}>
          <DropdownMenu.Trigger {...trigger} />
          <DropdownMenu.Content {...content} aria-label={label} className={`${panel} ${list}`}>
            {editor.kind === 'many' ? (
              <CheckboxItems editor={editor} />
            ) : (
              <RadioItems
                editor={editor}
                onClosing={() => {
                  isChoicePending.current = true;
                }}
              />
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
      <button
        type="button"
        aria-label={`Remove the filter ${text ?? label}`}
        onClick={remove}
        className="grid w-7 shrink-0 place-items-center hover:bg-ink hover:text-paper max-md:w-9"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}

type Editor = NonNullable<ListFilter['editor']>;
type EditorOf<Kind extends Editor['kind']> = Extract<Editor, { kind: Kind }>;

/** @param onClosing called before a choice, which closes the menu */
function RadioItems({ editor, onClosing }: { editor: EditorOf<'one'>; onClosing: () => void }) {
  return (
    <DropdownMenu.RadioGroup
      value={editor.value}
      onValueChange={(value) => {
        onClosing();
        editor.onChoose(value);
      }}
    >
      {editor.options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={listMenuItem}>
          <ItemMark />
          <bdi dir="auto" className="min-w-0 wrap-anywhere">
            {option.label}
          </bdi>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

function CheckboxItems({ editor }: { editor: EditorOf<'many'> }) {
  // The next choice may come before the address has this one.
  const [chosen, setChosen] = useState(editor.values);
  return editor.options.map(({ value, label }) => (
    <DropdownMenu.CheckboxItem
      key={value}
      checked={chosen.includes(value)}
      onCheckedChange={(isChecked) => {
        const next = editor.options
          .map((option) => option.value)
          .filter((one) => (one === value ? isChecked : chosen.includes(one)));
        setChosen(next);
        editor.onChoose(next);
      }}
      // The menu stays open for further choices.
      onSelect={(event) => event.preventDefault()}
      className={listMenuItem}
    >
      <ItemMark />
      <bdi dir="auto" className="min-w-0 wrap-anywhere">
        {label}
      </bdi>
    </DropdownMenu.CheckboxItem>
  ));
}

const chipText = 'flex min-w-0 items-center pr-1 pl-2.5 font-semibold';
const panel = 'fade-in z-36 border-2 border-ink bg-sheet text-ink shadow-none outline-none';
const list = 'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-80 overflow-y-auto py-1';
