import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CalendarServer = {
  url: string;
  requests: IncomingMessage[];
  /** Answers a request; by default with an empty calendar. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
};

export async function startCalendarServer(): Promise<CalendarServer> {
  const server = http.createServer((request, response) => {
    calendars.requests.push(request);
    calendars.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const calendars: CalendarServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/private-4711/basic.ics`,
    requests: [],
    answer: (_, response) => response.end(calendarText()),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return calendars;
}

export const calendarText = (...components: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tests//EN', ...components, 'END:VCALENDAR', ''].join('\r\n');

let made = 0;

/** The text of an event with these lines, and a unique UID unless the lines have one. */
export function eventText(...lines: string[]): string {
  made += 1;
  const uid = lines.some((line) => line.startsWith('UID')) ? [] : [`UID:event${made}@calendar.example`];
  return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
}

/** A moment in the format of iCalendar: 20261127T093000Z */
export const stampOf = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');
