import ICAL from 'ical.js';
import type { Email } from 'postal-mime';

export type ReadInvitation = {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  start: string;
  end: string;
  organizer: string;
  attendees: string[];
};

/** Parses an iCalendar object with one event as a calendar program does. */
export function readInvitation(text: string): ReadInvitation {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  const event = new ICAL.Event(component);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue('status')),
    summary: event.summary,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  };
}

/** The invitation in a mail, from its part for calendar programs (RFC 6047). */
export function invitationIn(mail: Email | undefined): ReadInvitation {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) throw new Error('the mail has no invitation');
  return readInvitation(
    typeof part.content === 'string' ? part.content : Buffer.from(part.content as ArrayBuffer).toString(),
  );
}
