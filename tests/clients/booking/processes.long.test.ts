import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, callToken, freeTimes, takeBookings } from '#tests/kit/content/calls.ts';
import { invitationIn } from '#tests/kit/content/invitation.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { hire, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

const TAKEN = 'This time has just been taken. Please choose another.';

let processes: Processes;
let both: [Person, Person];
let times: string[];
beforeAll(async () => {
  processes = await startProcesses({ RATE_LIMITS: 'off' });
  both = processes.servers.map(({ url }) => new Person(url)) as [Person, Person];
  await takeBookings(processes.admin);
  const { id: userId } = await hire(processes);
  const input = {
    isActive: true,
    daysOff: [],
    hours: [
      {
        days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
        opens: '00:00',
        closes: '23:59',
      },
    ],
  };
  const saved = await processes.admin.gql(
    'mutation ($userId: UUID!, $input: BookingHostInput!) { saveBookingHost(userId: $userId, input: $input) { id } }',
    { userId, input },
  );
  if (saved.errors) throw new Error(JSON.stringify(saved.errors));
  // Wait until both processes know the setting.
  await until(async () =>
    (await Promise.all(both.map((one) => freeTimes(one).catch(() => [])))).every(({ length }) => length > 0),
  );
  times = await freeTimes(both[0]);
});
afterAll(() => processes?.stop());

const confirmed = () =>
  processes.rows(`select id, email, starts_at from bookings where status = 'CONFIRMED' order by starts_at`);

test('exactly one of 50 concurrent bookings of a slot by two processes succeeds', async () => {
  const [startsAt = ''] = times;
  const all = await Promise.all(Array.from({ length: 50 }, (_, index) => book(both[index % 2] as Person, startsAt)));
  expect(all.filter(({ data }) => data?.bookCall)).toHaveLength(1);
  expect(all.filter(({ errors }) => errors?.[0].message === TAKEN)).toHaveLength(49);
  expect(await confirmed()).toHaveLength(1);
  expect(await processes.rows('select count(*)::int from messages')).toEqual([{ count: 1 }]);
});

test('after the kill of a booking process there is a mail for each stored call and a call for each mail', async () => {
  const [one, other] = processes.servers;
  const wanted = times.slice(10, 40);
  const asked = Promise.allSettled(
    wanted.map((startsAt, index) => book(both[0], startsAt, { email: `killed${index}@client.example` })),
  );
  await until(async () => (await confirmed()).length > 5);
  await one.end('SIGKILL');
  const reported = await asked;
  await until(async () => {
    // A sender that was killed holds its mail for a minute.
    await processes.rows('update outgoing_mail set run_at = created_at where sent_at is null and attempts < 100');
    return (await processes.rows('select from outgoing_mail where sent_at is null')).length === 0;
  });
  expect(other.isRunning).toBe(true);
  const stored = (await confirmed()).filter(({ email }) => String(email).startsWith('killed'));
  const invited = processes.mail.mails.filter(({ to }) => to?.[0]?.address?.startsWith('killed'));
  // A mail sent during the kill may come twice, with the same Message-ID for the same call.
  expect(new Set(invited.map((mail) => invitationIn(mail).uid))).toEqual(new Set(stored.map(({ id }) => id)));
  expect(new Set(invited.map(({ messageId }) => messageId)).size).toBe(stored.length);
  const answered = reported.flatMap((result) =>
    result.status === 'fulfilled' && result.value.data?.bookCall ? [result.value.data.bookCall.startsAt] : [],
  );
  const kept = stored.map(({ starts_at }) => (starts_at as Date).toISOString());
  expect(kept).toEqual(expect.arrayContaining(answered));
});

test('a restarted process continues with the bookings of the other', async () => {
  await processes.startAgain();
  const [, , , , startsAt = ''] = times;
  await book(both[1], startsAt, { email: 'again@client.example' });
  const token = callToken((await processes.mail.mailTo('again@client.example')).text);
  const cancelled = await both[0].gql('mutation ($token: String!) { cancelCall(token: $token) { status } }', { token });
  expect(cancelled.data.cancelCall.status).toBe('CANCELLED');
});
