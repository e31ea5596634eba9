import type { BookingOutcome } from './booking.ts';

/** What is noted of a call that is over, as people read it. */
export const outcomes: Record<BookingOutcome, string> = { DONE: 'Took place', NO_SHOW: 'No-show' };
