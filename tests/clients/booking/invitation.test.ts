import { describe, expect, test } from 'vitest';
import { invitationTo, organizerOf } from '#server/clients/booking/invitation.ts';
import type { BookingRow } from '#server/clients/booking/table.ts';
import { readInvitation } from '#tests/kit/content/invitation.ts';

const SITE = 'hello@agency.example';
const brand = (settings: object = {}) => ({ site: { name: 'Marquee', email: SITE }, settings }) as never;
const booking = {
  ...{ id: '0199d3c0-0000-7000-8000-000000000001', startsAt: new Date('2026-12-01T09:00:00Z') },
  ...{ endsAt: new Date('2026-12-01T09:30:00Z'), status: 'CONFIRMED', sequence: 3, phone: '+91 98765 43210' },
  createdAt: new Date('2026-11-28T09:00:00Z'),
} as BookingRow;
const invite = (email: string, settings?: object) =>
  invitationTo(
    { name: 'Asha; Rao, Ltd', email, summary: `Call; with, ${'a long name '.repeat(12)}`, description: 'One\nTwo' },
    booking,
    brand(settings),
    new Date('2026-11-28T10:00:00Z'),
  ).content;

describe('the organizer of an invitation', () => {
  test.for([
    ['a client', 'emma@client.example', {}, SITE],
    ['a host with the address of the site', SITE, {}, 'hello+calls@agency.example'],
    ['a host with the address of the site in capitals', SITE.toUpperCase(), {}, 'hello+calls@agency.example'],
    [
      'a host with the address of the site',
      SITE,
      { MAIL_FROM: 'Marquee <mail@agency.example>' },
      'mail@agency.example',
    ],
    ['a host with the address of the site', SITE, { OFFICE_EMAIL: 'office@agency.example' }, 'office@agency.example'],
    ['a host with the address of both', SITE, { MAIL_FROM: `"M" <${SITE}>` }, 'hello+calls@agency.example'],
  ] as const)(
    'the organizer for %s (%s) has another address than the attendee with %o',
    ([, attendee, settings, organizer]) => {
      expect(organizerOf(brand(settings), attendee)).toBe(organizer);
      const read = readInvitation(invite(attendee, settings));
      expect([read.organizer, read.attendees]).toEqual([`mailto:${organizer}`, [`mailto:${attendee.toLowerCase()}`]]);
    },
  );
});

test('an invitation has method, UID, stamp and sequence in folded lines with escaped texts', () => {
  const text = invite('emma@client.example');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(
      [
        ...['METHOD:REQUEST', `UID:${booking.id}`, 'DTSTAMP:20261128T100000Z', 'SEQUENCE:3', 'STATUS:CONFIRMED'],
        ...['DTSTART:20261201T090000Z', 'DTEND:20261201T093000Z', 'DESCRIPTION:One\\nTwo'],
        `SUMMARY:Call\\; with\\, ${'a long name '.repeat(12)}`.trimEnd(),
      ].map((line) => expect.stringContaining(line)),
    ),
  );
  expect(invite('emma@client.example')).toBe(text);
});
