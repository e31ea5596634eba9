import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';
import { type MessageStage, messageStages, stageNames } from '#schema/desk.ts';
import type { CardMessage } from './useBoard.ts';

type DragSource = { data: { current?: { message?: CardMessage } | undefined } };
export const draggedMessage = ({ data }: DragSource): CardMessage | undefined => data.current?.message;

/** The column under the pointer; by keyboard, the one with the largest overlap. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

export const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code] ?? 0;
  const columns = messageStages.filter((stage) => context.droppableRects.has(stage));
  const from = (context.over?.id ?? (context.active && draggedMessage(context.active)?.stage)) as MessageStage;
  const next = columns[columns.indexOf(from) + step];
  const rect = next && context.droppableRects.get(next);
  if (!step || !rect) return undefined;
  event.preventDefault();
  return { x: rect.left, y: Math.max(currentCoordinates.y, rect.top) };
};

const cardName = (active: DragSource) => draggedMessage(active)?.name ?? 'The enquiry';
const stageName = (over: { id: string | number } | null) => over && stageNames[over.id as MessageStage];

/** Screen reader announcements during a drag. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${cardName(active)}.`,
  onDragOver: ({ active, over }) =>
    over ? `${cardName(active)} is over ${stageName(over)}.` : `${cardName(active)} is over no stage.`,
  onDragEnd: ({ active, over }) =>
    over ? `${cardName(active)} was dropped on ${stageName(over)}.` : `${cardName(active)} stays where it was.`,
  onDragCancel: ({ active }) => `${cardName(active)} stays where it was.`,
};

export const instructions = {
  draggable:
    'Press Space or Enter to pick it up, the arrow keys to choose a stage, Space to drop it, Escape to leave it.',
};
