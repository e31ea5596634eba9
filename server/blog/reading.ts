/** How many words a reader takes in within a minute. */
const PACE = 200;

/** What stands between blanks and holds a letter or a digit: a rule of hyphens or the frame of a table is no word. */
const WORD = /[\p{L}\p{N}]\S*/gu;

/** @returns how many minutes it takes to read a text, at least 1; a minute that has begun counts */
export const readingMinutes = (body: string): number => Math.max(1, Math.ceil((body.match(WORD)?.length ?? 0) / PACE));
