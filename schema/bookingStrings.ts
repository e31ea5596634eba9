export const bookStrings = {
  taken: 'This time has just been taken. Please choose another.',
  notOffered: 'Please choose one of the free times.',
  off: 'Calls cannot be booked here at the moment. Please write to us.',
  badZone: 'Please choose a time zone.',
  badDay: 'Please give a day as 2026-11-27.',
  notAHost: 'Please choose one of those who take calls.',
  tooManyForMailbox:
    'This mailbox has as many calls to come as it can have. Please move or cancel one by the link in its mail, or write to us.',
  tooManyFromNetwork:
    'As many calls as can be have been booked from where you are. Please write to us, or try again later.',
  tooManyMoves: 'This call has been moved very often. Please call us, or try again tomorrow.',
  badPhone: 'Please enter a phone number with its country code, such as +1 212 555 0123.',
  faults: 'Please fix the errors in the form.',
  failed: 'The call could not be booked. Please try again later.',
  booked: 'Your call is booked. The confirmation is on its way to you by mail.',
  moved: 'Your call has been moved. A new invitation is on its way to you by mail.',
  moveFailed: 'The call could not be moved. Please try again later.',
  cancelled: 'Your call has been cancelled.',
  cancelFailed: 'The call could not be cancelled. Please try again later.',
  dead: 'This link does not lead to a call. Please copy the whole address from your mail.',
  tooLate: 'It is too late to change this call here. Please call us.',
} as const;

/** Number of days with free times on one page. */
export const FREE_DAYS = 14;

/** Caches one formatter per time zone: creating one takes longer than using it a hundred times. */
function written(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment: Date, timeZone: string): string => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(moment);
  };
}

/** @returns 'Friday, November 27, 2026' in a time zone */
export const dayIn = written('en-US', { dateStyle: 'full' });

/** @returns '14:30' in a time zone */
export const timeIn = written('en-GB', { hour: '2-digit', minute: '2-digit' });

/** @returns the day in a time zone as 2026-11-27 */
export const dayOfZone = written('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** @returns 'Friday, November 27, 2026 at 14:30' in a time zone */
export const momentIn = (moment: Date, timeZone: string): string =>
  `${dayIn(moment, timeZone)} at ${timeIn(moment, timeZone)}`;

/**
 * @returns the time in another zone, such as 'at 14:30 in Kolkata', with the day when it differs; null when the time is
 * equal
 */
export function elsewhere(moment: Date, timeZone: string, other: string): string | null {
  if (momentIn(moment, timeZone) === momentIn(moment, other)) return null;
  const isSameDay = dayIn(moment, timeZone) === dayIn(moment, other);
  return `${isSameDay ? `at ${timeIn(moment, other)}` : momentIn(moment, other)} in ${placeOf(other)}`;
}

/** @returns the city of a time zone: 'New York' for 'America/New_York' */
export const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
