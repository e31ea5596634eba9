import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { feedFaults } from '#server/clients/booking/busy/faults.ts';
import { fetchCalendar } from '#server/clients/booking/busy/fetchCalendar.ts';
import { openRequest } from '#server/platform/outgoing/request.ts';
import { type CalendarServer, startCalendarServer } from '#tests/kit/network/calendarServer.ts';

let calendars: CalendarServer;
beforeEach(async () => {
  calendars = await startCalendarServer();
});
afterEach(() => calendars.stop());

describe('where private addresses are refused', () => {
  const NAME = 'calendar.attacker.example';
  const { lookup } = dns;
  beforeEach(() => {
    const fake = (name: string, options: dns.LookupOptions, callback: (...answer: unknown[]) => void) =>
      name === NAME ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : lookup(name, options, callback as never);
    vi.spyOn(dns, 'lookup').mockImplementation(fake as never);
    syncBuiltinESMExports();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  /** Fetches a calendar of a public address whose server redirects. */
  const redirectedTo = (location: string) => {
    calendars.answer = (_, response) => void response.writeHead(302, { location }).end();
    let calls = 0;
    const open: typeof openRequest = (url, options) => {
      calls += 1;
      return calls === 1 ? openRequest(calendars.url, { ...options, allowPrivate: true }) : openRequest(url, options);
    };
    const options = { allowPrivate: false, signal: AbortSignal.timeout(30_000), open };
    return fetchCalendar('https://calendar.example/basic.ics', options).then(
      () => 'it was fetched',
      (error) => error.message,
    );
  };
  const port = () => new URL(calendars.url).port;

  test.each(['http://127.0.0.1', 'https://127.0.0.1', 'https://[::1]', 'https://169.254.169.254', 'https://localhost'])(
    'a redirect to %s is not followed',
    async (target) => {
      expect(await redirectedTo(`${target}:${port()}/`)).toBe(feedFaults.badRedirect);
      expect(calendars.requests).toHaveLength(1);
    },
  );

  test('a redirect to a name that resolves to this machine is not followed', async () => {
    const sentence = 'The host leads to a private address, which is refused.';
    expect(await redirectedTo(`https://${NAME}:${port()}/`)).toBe(sentence);
    expect(calendars.requests).toHaveLength(1);
  });

  test('a calendar on this machine is not fetched', async () => {
    const options = { allowPrivate: false, signal: AbortSignal.timeout(30_000) };
    await expect(fetchCalendar(calendars.url, options)).rejects.toThrow('Please use an https address.');
    await expect(fetchCalendar(`https://${NAME}:${port()}/`, options)).rejects.toThrow('private address');
    expect(calendars.requests).toEqual([]);
  });
});
