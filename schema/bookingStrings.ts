import { dayOf, placeOf, timeOf } from './officeTime.ts';
import { fill, type Translate } from './translate.ts';

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
  switchedOff: 'Bookings are switched off. An admin can switch them on in the settings of the site.',
  isPast: 'This time is in the past. Please choose a later one.',
  hostIsBusy: (host: string, time: string) => `${host} has another call at ${time}. Please choose another time.`,
  noMessage: 'This message no longer exists.',
  notOverruled: (sentences: string) => `${sentences} Please confirm that the call takes place all the same.`,
  dead: 'This link does not lead to a call. Please copy the whole address from your mail.',
  tooLate: 'It is too late to change this call here. Please call us.',
} as const;

/** Number of days with free times on one page. */
export const FREE_DAYS = 14;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The language of a moment in words. */
type Spoken = { locale: string; t: Translate };
const english: Spoken = { locale: 'en-US', t: fill };

/** @returns 'Friday, November 27, 2026' in a time zone; creating a formatter takes longer than using it a hundred times */
export function dayIn(moment: Date, timeZone: string, { locale } = english): string {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  formats.set(key, format);
  return format.format(moment);
}

/** @returns 'Friday, November 27, 2026 at 14:30' in a time zone */
export const momentIn = (moment: Date, timeZone: string, language = english): string =>
  language.t('{day} at {time}', { day: dayIn(moment, timeZone, language), time: timeOf(moment, timeZone) });

/**
 * @returns the time in another zone, such as 'at 14:30 in Kolkata', with the day when it differs; null when the time is
 * equal
 */
export function elsewhere(moment: Date, timeZone: string, other: string, language = english): string | null {
  if (momentIn(moment, timeZone) === momentIn(moment, other)) return null;
  const isSameDay = dayOf(moment, timeZone) === dayOf(moment, other);
  const { t } = language;
  const time = isSameDay ? t('at {time}', { time: timeOf(moment, other) }) : momentIn(moment, other, language);
  return t('{time} in {place}', { time, place: placeOf(other) });
}
