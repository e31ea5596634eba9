export type CalendarRange = {
  /** The office's time zone, for dates without a time and times without a zone. */
  officeZone: string;
  /** Only events that overlap this interval are wanted; epoch ms. */
  from: number;
  to: number;
  /** Addresses of the calendar's owner: what they have declined is free. */
  owners?: readonly string[];
};

/** In epoch ms. */
export type Occurrence = {
  start: number;
  end: number;
  /** The UID of its event, if it has the form of a booking id. */
  bookingId: string | null;
};

export type ReadCalendar = {
  /** 'damaged': begins as a calendar and has no end. */
  kind: 'calendar' | 'damaged' | 'none';
  /** Ordered by start. */
  occurrences: Occurrence[];
  unknownZones: string[];
  /** Events that could not be parsed, and events whose time was guessed too long because a part could not be parsed. */
  unreadable: number;
  guessed: number;
  isCut: boolean;
};

export const MAX_OCCURRENCES = 5000;
/** Steps to expand one recurring event, and all events of a calendar. */
export const MAX_STEPS = 20_000;
export const MAX_ALL_STEPS = 200_000;
