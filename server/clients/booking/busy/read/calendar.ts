/** What the thread is told of a calendar that it reads. */
export type Wanted = {
  /** The time zone of the office: of days without a time, and of times without a zone. */
  officeZone: string;
  /** Of what is over by then, or begins then or later, nothing is wanted: in milliseconds since 1970. */
  from: number;
  to: number;
};

/** A time that an event takes, in milliseconds since 1970. */
export type Occurrence = {
  start: number;
  end: number;
  /** The UID of its event where that may be the id of a booking. */
  bookingId: string | null;
};

/** What the thread says of a calendar. */
export type ReadCalendar = {
  /** Whether it is one; a damaged one begins as one and has no end. */
  kind: 'calendar' | 'damaged' | 'none';
  /** In the order of time. */
  occurrences: Occurrence[];
  /** Names of time zones that are not known, at most some. */
  unknownZones: string[];
  /** How many events could not be read, and of how many the times could not be read as they are, so that more is taken than may be. */
  unreadable: number;
  guessed: number;
  /** More was there than is read. */
  isCut: boolean;
};

/** How many times of a calendar are kept. */
export const MAX_OCCURRENCES = 5000;
/** How many steps are taken to find the times of an event that repeats, and of all events of a calendar. */
export const MAX_STEPS = 20_000;
export const MAX_ALL_STEPS = 200_000;
