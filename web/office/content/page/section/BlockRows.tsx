import { ArrowDown, ArrowUp, Copy, type LucideIcon, X } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

export type Block = {
  key: string;
  name: string;
  /** What is in it, beside its name. */
  note?: string;
  hasFault: boolean;
};

type Props = {
  blocks: readonly Block[];
  openKey: string | null;
  onOpen: (key: string | null) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onDuplicate?: (index: number) => void;
  /** What stands before the block, such as a button that adds one there. */
  before?: (index: number) => ReactNode;
  /** The fields of the open block. */
  children: (index: number) => ReactNode;
};

/** Blocks in order, one of which is open. Buttons, and Alt with an arrow key, move a block; the focus stays on it. */
export function BlockRows({ blocks, openKey, onOpen, onMove, onRemove, onDuplicate, before, children }: Props) {
  const id = useId();
  const { list, notice, move, remove } = useBlockMoves({ blocks, onMove, onRemove });
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const offset = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || !offset) return;
    event.preventDefault();
    move(index, offset, 'open');
  };
  const actionsOf = (index: number): BlockAction[] => [
    {
      ...{ name: 'up', title: 'Move up', Icon: ArrowUp, isDisabled: index === 0 },
      run: () => move(index, -1, 'up'),
    },
    {
      ...{ name: 'down', title: 'Move down', Icon: ArrowDown, isDisabled: index === blocks.length - 1 },
      run: () => move(index, 1, 'down'),
    },
    ...(onDuplicate ? [{ name: 'duplicate', title: 'Duplicate', Icon: Copy, run: () => onDuplicate(index) }] : []),
    { name: 'remove', title: 'Remove', Icon: X, run: () => remove(index) },
  ];
  return (
    <>
      <ol ref={list} className="grid grid-cols-1">
        {blocks.map((block, index) => {
          const isOpen = block.key === openKey;
          return (
            <Fragment key={block.key}>
              {before && <li className="contents">{before(index)}</li>}
              <li
                data-block={block.key}
                className={`min-w-0 border-2 bg-sheet ${isOpen ? 'border-ink' : 'border-line'} ${before ? '' : '-mt-0.5 first:mt-0'}`}
              >
                <div className="flex flex-wrap items-center justify-end">
                  <button
                    type="button"
                    data-action="open"
                    aria-expanded={isOpen}
                    aria-controls={`${id}-${block.key}`}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                    onClick={() => onOpen(isOpen ? null : block.key)}
                    onKeyDown={(event) => onKeyDown(event, index)}
                    className="min-h-11 min-w-[8rem] flex-1 px-3 py-1.5 text-left hover:bg-paper-deep"
                  >
                    <span className="block text-sm font-semibold">
                      <span className="tabular-nums">{`${index + 1}. `}</span>
                      <bdi dir="auto">{block.name}</bdi>
                      {block.hasFault && <span className="text-danger"> (to correct)</span>}
                    </span>
                    {block.note && (
                      <span dir="auto" className="line-clamp-1 block text-sm text-ink-soft wrap-anywhere">
                        {block.note}
                      </span>
                    )}
                  </button>
                  <BlockActions label={labelOf(block, index)} actions={actionsOf(index)} />
                </div>
                <div id={`${id}-${block.key}`} hidden={!isOpen} className="border-t border-line p-3">
                  {isOpen && children(index)}
                </div>
              </li>
            </Fragment>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </>
  );
}

const labelOf = ({ name, note }: Block, index: number) => `${index + 1}. ${name}${note ? `: ${note}` : ''}`;

type BlockAction = { name: string; title: string; Icon: LucideIcon; isDisabled?: boolean; run: () => void };

const BlockActions = ({ label, actions }: { label: string; actions: readonly BlockAction[] }) =>
  actions.map(({ name, title, Icon, isDisabled, run }) => (
    <button
      key={name}
      type="button"
      data-action={name}
      aria-label={`${title}: ${label}`}
      title={title}
      disabled={isDisabled}
      onClick={run}
      className="grid size-9 shrink-0 place-items-center hover:bg-paper-deep disabled:opacity-30"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  ));

/** Moves and removes blocks; the focus stays on the button that was used, and screen readers hear the result. */
function useBlockMoves({ blocks, onMove, onRemove }: Pick<Props, 'blocks' | 'onMove' | 'onRemove'>) {
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ key: string | undefined; action: string } | null>(null);
  const [notice, setNotice] = useState('');
  useLayoutEffect(() => {
    if (!focus) return;
    const row = [...(list.current?.children ?? [])].find((one) => (one as HTMLElement).dataset.block === focus.key);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>(':scope > div > button:enabled') ?? [])];
    (buttons.find(({ dataset }) => dataset.action === focus.action) ?? buttons[0])?.focus();
    setFocus(null);
  }, [focus]);

  const move = (index: number, offset: -1 | 1, by: string) => {
    const to = index + offset;
    const block = blocks[index];
    if (!block || to < 0 || to >= blocks.length) return;
    onMove(index, to);
    setFocus({ key: block.key, action: by });
    setNotice(`${block.name}: ${to + 1} of ${blocks.length}`);
  };
  const remove = (index: number) => {
    const neighbour = blocks[index + 1] ?? blocks[index - 1];
    onRemove(index);
    setFocus({ key: neighbour?.key, action: 'remove' });
    setNotice(`${blocks[index]?.name} is removed`);
  };
  return { list, notice, move, remove };
}
