import { useDraggable } from '@dnd-kit/core';
import { GripVertical, Reply } from 'lucide-react';
import type { KeyboardEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { type MessageStage, messageStages, stageNames } from '#schema/desk.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { paths } from '#web/shared/paths.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { DeskMarks, isAwaiting } from '../desk/DeskMarks.tsx';
import type { CardMessage } from './useBoard.ts';

const cardClass = 'grid grid-cols-1 gap-2 border-l-4 bg-sheet p-3.5 text-sm';
const edgeClass = ({ isRead }: CardMessage) => (isRead ? 'border-edge' : 'border-signal');

type Props = { message: CardMessage; onMove: (message: CardMessage, stage: MessageStage) => void };

/** An enquiry on the board: dragged by pointer anywhere, by keyboard with its handle, or moved with its menu. */
export function BoardCard({ message, onMove }: Props) {
  const { id, name, stage } = message;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id,
    data: { message },
  });
  const { onKeyDown, ...byPointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      data-row={id}
      {...byPointer}
      className={`${cardClass} ${edgeClass(message)} cursor-grab touch-manipulation ${isDragging ? 'opacity-40' : ''}`}
    >
      <div className="flex items-start justify-between gap-1">
        <CardTitle message={message} />
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          aria-label={`Drag ${name}`}
          onKeyDown={onKeyDown as KeyboardEventHandler}
          className="-mt-2 -mr-2 grid size-9 shrink-0 cursor-grab place-items-center text-ink-soft hover:text-ink"
        >
          <GripVertical aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <CardFacts message={message} />
      <select
        aria-label={`Move ${name} to`}
        value={stage}
        onChange={({ target }) => onMove(message, target.value as MessageStage)}
        className="select-arrow mt-1 block w-full cursor-pointer border border-edge bg-transparent py-1.5 pr-8 pl-2.5 text-sm hover:border-ink"
      >
        {messageStages.map((option) => (
          <option key={option} value={option}>
            {option === stage ? stageNames[option] : `Move to ${stageNames[option]}`}
          </option>
        ))}
      </select>
    </li>
  );
}

export const DraggedCard = ({ message }: { message: CardMessage }) => (
  <div className={`${cardClass} ${edgeClass(message)} rotate-1 cursor-grabbing outline-2 outline-ink`}>
    <p dir="auto" className="text-base leading-tight font-bold wrap-anywhere">
      {message.name}
    </p>
    <CardFacts message={message} />
  </div>
);

const CardTitle = ({ message: { id, name, isRead } }: { message: CardMessage }) => (
  <p className="min-w-0 text-base leading-tight wrap-anywhere">
    <Link
      to={paths.message(id)}
      // The browser's own link dragging would start first.
      draggable={false}
      dir="auto"
      className={`no-underline hover:underline ${isRead ? 'font-semibold' : 'font-bold'}`}
    >
      {name}
    </Link>
    {!isRead && (
      <>
        <span className="sr-only">, unread</span>
        <span aria-hidden="true" className="ml-2 inline-block size-2 rounded-full bg-signal" />
      </>
    )}
  </p>
);

const CardFacts = ({ message }: { message: CardMessage }) => (
  <>
    <p className="text-ink-soft">
      {message.service}
      {' · '}
      <time dateTime={message.createdAt} className="whitespace-nowrap">
        <OfficeDate at={message.createdAt} />
      </time>
    </p>
    {isAwaiting(message) && (
      <span>
        <Badge tone="signal">
          <Reply aria-hidden="true" className="size-3.5 -scale-x-100" />
          New answer
        </Badge>
      </span>
    )}
    <DeskMarks message={message} />
  </>
);
