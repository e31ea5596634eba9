import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MOST_FOUND } from '#schema/common.ts';
import { type MessageStage, stageNames } from '#schema/desk.ts';
import { withParam } from '#web/shared/lists/useSearch.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useSetStage } from '../desk/useSetStage.tsx';
import { paramNames, VIEW } from '../list/filter.ts';
import { BoardCard, DraggedCard } from './BoardCard.tsx';
import { announcements, columnUnder, draggedMessage, instructions, toNextColumn } from './boardDrag.ts';
import type { CardMessage, Column } from './useBoard.ts';

/** Enquiries by stage, moved by mouse, touch, keyboard or a menu on the card. */
export function Board({ columns, isBusy }: { columns: readonly Column[]; isBusy: boolean }) {
  const [setStage, question] = useSetStage();
  const [draggedCard, setDraggedCard] = useState<CardMessage | null>(null);
  const keepFocus = useFocusOnMoved();
  const sensors = useSensors(
    // A click does not drag, and a swipe scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const move = (message: CardMessage, stage: MessageStage) => {
    if (stage === message.stage) return;
    keepFocus(message.id);
    void setStage(message, stage);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedCard(null);
    const message = draggedMessage(active);
    if (message && over) move(message, over.id as MessageStage);
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={columnUnder}
        accessibility={{ announcements, screenReaderInstructions: instructions }}
        onDragStart={({ active }) => setDraggedCard(draggedMessage(active) ?? null)}
        onDragEnd={drop}
        onDragCancel={() => setDraggedCard(null)}
      >
        <section
          aria-label="Board"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also while it has no card
          tabIndex={0}
          className="relative -mr-[var(--office-end,1.75rem)] -ml-[var(--office-start,1rem)] grid snap-x snap-proximity scroll-pl-[var(--office-start,1rem)] auto-cols-[min(19rem,80vw)] grid-flow-col gap-4 overflow-x-auto pr-[var(--office-end,1.75rem)] pb-4 pl-[var(--office-start,1rem)] xl:mx-0 xl:auto-cols-[minmax(13rem,1fr)] xl:px-0"
        >
          {columns.map((column) => (
            <BoardColumn key={column.stage} column={column} isBusy={isBusy} onMove={move} />
          ))}
        </section>
        <DragOverlay dropAnimation={null}>{draggedCard && <DraggedCard message={draggedCard} />}</DragOverlay>
      </DndContext>
      {question}
    </>
  );
}

/** Keeps the focus on a card that moves to another column. @returns a function to call before the move */
function useFocusOnMoved(): (id: string) => void {
  const movedId = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!movedId.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-row="${movedId.current}"] select`)?.focus();
    movedId.current = undefined;
  });
  return (id) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    movedId.current = row?.dataset.row === id ? id : undefined;
  };
}

type ColumnProps = { column: Column; isBusy: boolean; onMove: (message: CardMessage, stage: MessageStage) => void };

function BoardColumn({ column: { stage, cards, totalCount, showMore }, isBusy, onMove }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const [params] = useSearchParams();
  const listParams = withParam(withParam(params, VIEW, ''), paramNames.stages, stage);
  const name = stageNames[stage];
  const count = totalCount < MOST_FOUND ? `${totalCount}` : `${totalCount}+`;
  return (
    <section
      ref={setNodeRef}
      aria-label={`${name}, ${count}`}
      className={`flex min-w-0 snap-start flex-col gap-3 border-t-4 p-3 ${isOver ? 'border-signal bg-paper-deep outline-2 outline-ink' : 'border-ink bg-paper-deep'}`}
    >
      <h2 className="flex items-baseline justify-between gap-3 text-base">
        {name}
        <span className="text-sm font-semibold text-ink-soft tabular-nums">{count}</span>
      </h2>
      {cards.length > 0 ? (
        <ul aria-label={name} className="grid gap-3">
          {cards.map((message) => (
            <BoardCard key={message.id} message={message} onMove={onMove} />
          ))}
        </ul>
      ) : (
        <p className="py-3 text-sm text-ink-soft">Nothing here.</p>
      )}
      {showMore ? (
        <Button variant="secondary" size="small" aria-label={`Show more of ${name}`} busy={isBusy} onClick={showMore}>
          Show more
        </Button>
      ) : (
        totalCount > cards.length && (
          <Link to={`?${listParams}`} className="link text-sm">
            {`All of ${name} in the list`}
          </Link>
        )
      )}
    </section>
  );
}
