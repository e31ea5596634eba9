import type { MessageStage } from '#schema/desk.ts';
import type { Day } from '#schema/officeTime.ts';

const DAY_MS = 86_400_000;
/** Days that are counted; later follow-ups show only the date. */
const MAX_DAYS = 14;

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const isClosed = (stage: MessageStage): boolean => stage === 'WON' || stage === 'LOST';

export type FollowUpWords = { text: string | null; isDue: boolean };

/** @returns no text for a closed enquiry or beyond MAX_DAYS */
export function followUpWords(day: Day, stage: MessageStage, today: Day): FollowUpWords {
  if (isClosed(stage)) return { text: null, isDue: false };
  const days = daysBetween(today, day);
  return { text: daysText(days), isDue: days <= 0 };
}

function daysText(days: number): string | null {
  if (days < 0) return `Overdue by ${days === -1 ? '1 day' : `${-days} days`}`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Tomorrow';
  return days <= MAX_DAYS ? `In ${days} days` : null;
}
