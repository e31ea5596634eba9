import type { MessageStage } from '#schema/desk.ts';
import { type Day, dayOf } from '#schema/officeTime.ts';

const DAY_MS = 86_400_000;
/** Up to how many days ahead are counted; what is further off is told by its date alone. */
const MOST_DAYS = 14;

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Whether an enquiry needs nobody any more. */
export const isOver = (stage: MessageStage): boolean => stage === 'WON' || stage === 'LOST';

/** What is said of a follow-up beside its date, and whether somebody has to act on it. */
export type FollowUpWords = { words: string | null; isDue: boolean };

/** @returns how far off a follow-up is; nothing when its enquiry is won or lost, or when it is weeks away */
export function followUpWords(day: Day, stage: MessageStage, today: Day = dayOf(new Date())): FollowUpWords {
  if (isOver(stage)) return { words: null, isDue: false };
  const days = daysBetween(today, day);
  return { words: wordsOf(days), isDue: days <= 0 };
}

function wordsOf(days: number): string | null {
  if (days < 0) return `Overdue by ${days === -1 ? '1 day' : `${-days} days`}`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Tomorrow';
  return days <= MOST_DAYS ? `In ${days} days` : null;
}
