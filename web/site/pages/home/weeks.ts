export const WEEKS = 12;

const LEAST = 3;
const [LEFT, RIGHT] = [5, 6];

/** Classes of the columns, which Tailwind finds in the source. */
const starts = [
  ...['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6'],
  ...['col-start-7', 'col-start-8', 'col-start-9', 'col-start-10', 'col-start-11', 'col-start-12'],
];
const spans = [
  ...['col-span-1', 'col-span-2', 'col-span-3', 'col-span-4', 'col-span-5', 'col-span-6'],
  ...['col-span-7', 'col-span-8', 'col-span-9', 'col-span-10', 'col-span-11', 'col-span-12'],
];
const wideStarts = [
  ...['lg:col-start-1', 'lg:col-start-2', 'lg:col-start-3', 'lg:col-start-4', 'lg:col-start-5', 'lg:col-start-6'],
  ...['lg:col-start-7', 'lg:col-start-8', 'lg:col-start-9', 'lg:col-start-10', 'lg:col-start-11', 'lg:col-start-12'],
];
const wideSpans = [
  ...['lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4', 'lg:col-span-5', 'lg:col-span-6'],
  ...['lg:col-span-7', 'lg:col-span-8', 'lg:col-span-9', 'lg:col-span-10', 'lg:col-span-11', 'lg:col-span-12'],
];

/** Grid classes of a stage: its bar (null without weeks), its headline, and its text beside the bar. */
export type Place = { bar: string | null; head: string; note: string };

/** @param duration such as "Weeks 1–2"; one number only has no end @returns the place of a stage on the chart */
export function placeOf(duration: string): Place {
  const [first, last] = (duration.match(/\p{Nd}+/gu) ?? []).map(Number);
  if (!first || first > WEEKS) return { bar: null, head: wide(1, 4), note: wide(5, RIGHT) };
  const isOpen = last === undefined || last > WEEKS;
  const end = Math.max(first, isOpen ? WEEKS : last);
  const length = end - first + 1;
  const bar = `${spans[length - 1]} ${starts[first - 1]}`;
  return { bar: isOpen ? `${bar} lg:-mr-[50vw]` : bar, head: wide(first, length), note: noteOf(first, end) };
}

function noteOf(first: number, end: number): string {
  const [left, right] = [first - 1, WEEKS - end];
  if (right >= LEAST) return wide(end + 1, Math.min(RIGHT, right));
  if (left >= LEAST) return wide(Math.max(1, first - LEFT), Math.min(LEFT, left));
  return `${wide(1, WEEKS)} lg:row-start-2!`;
}

const wide = (start: number, length: number) => `${wideSpans[length - 1]} ${wideStarts[start - 1]}`;
