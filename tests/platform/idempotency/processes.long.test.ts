import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { gqlOnce } from '#tests/kit/network/keyed.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses({ RATE_LIMITS: 'off' });
});
afterAll(() => processes?.stop());

const stored = () => processes.rows('select email, count(*)::int as count from messages group by email');
const peopleOf = () => processes.servers.map(({ url }) => new Person(url)) as [Person, Person];

test('a keyed request sent to two processes concurrently runs in one of them', async () => {
  const [one, other] = peopleOf();
  const input = newMessage({ email: 'both@client.example' });
  const ask = (person: Person) => gqlOnce(person, 'both', messageOperations.send, { input });
  const answers = await Promise.all([one, other, one, other, one, other].map(ask));
  expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(undefined));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await stored()).toContainEqual({ email: 'both@client.example', count: 1 });
});

test('keyed requests repeated after a kill of their process run exactly once', async () => {
  const [one, other] = peopleOf();
  const inputs = Array.from({ length: 40 }, (_, n) => newMessage({ email: `killed${n}@client.example` }));
  const ask = (person: Person, n: number) =>
    gqlOnce(person, `killed${n}`, messageOperations.send, { input: inputs[n] });
  const asked = Promise.allSettled(inputs.map((_, n) => ask(one, n)));
  await until(async () => (await stored()).length > 8);
  await processes.servers[0].end('SIGKILL');
  await asked;
  const again = await Promise.all(inputs.map((_, n) => ask(other, n)));
  expect(again.map(({ code }) => code)).toEqual(Array(40).fill(undefined));
  const killed = (await stored()).filter(({ email }) => String(email).startsWith('killed'));
  expect(killed.map(({ count }) => count)).toEqual(Array(40).fill(1));
  const mails = await processes.rows(
    `select "to", count(*)::int as count from outgoing_mail where "to" like 'killed%' group by "to" having count(*) > 1`,
  );
  expect(mails).toEqual([]);
});
