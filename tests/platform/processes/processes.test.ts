import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { makeMessage, newMessage, sendMessage } from '#tests/kit/content/message.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { hear } from '#tests/kit/network/live.ts';
import { startReceiver } from '#tests/kit/network/receiver.ts';
import { codeIn, Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { at, chief, hire, hireAndSignIn, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
});
afterAll(() => processes?.stop());

const who = 'query { viewer { id } }';
const asked = async (person: Person) => [
  (await person.gql(who)).data?.viewer?.id ?? null,
  (await person.rest('GET', '/messages/')).status,
];
/** Somebody without a sign-in, at one process. */
const nobodyAt = (number: 0 | 1) => new Person(processes.servers[number].url);

test('processes that start at once on an empty database migrate it once and make one first admin', async () => {
  const { servers, rows } = processes;
  const made = servers.filter(({ output }) => output.includes(`First admin: ${chief.email}`));
  expect(made).toHaveLength(1);
  expect(servers.map(({ errors }) => errors)).toEqual(['', '']);
  expect(await rows(`select email from users where email = '${chief.email}'`)).toHaveLength(1);
  const [migrations] = await rows('select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations');
  expect(migrations).toEqual({ once: true });
});

test('a sign-in that begins at one process is finished at the other, once', async () => {
  const employee = await hire(processes);
  const { email: identifier, password } = employee;
  expect((await nobodyAt(0).rest('POST', '/admin/login', { identifier, password })).status).toBe(200);
  const otp = codeIn(await processes.mail.mailTo(identifier));
  const answers = await Promise.all(
    ([0, 1] as const).map((number) => nobodyAt(number).rest('POST', '/admin/verify-otp', { identifier, otp })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const token = answers.find(({ status }) => status === 200)?.body.token;
  const person = new Person(processes.proxy.url, { token });
  for (const server of processes.servers) expect(await asked(at(server, person))).toEqual([employee.id, 200]);
});

test('who is blocked or signs out at one process is out at the other at once, its open stream included', async () => {
  const [near, far] = processes.servers;
  const employee = at(far, await hireAndSignIn(processes));
  expect(await asked(employee)).toEqual([employee.id, 200]);
  const ear = await hear(employee);
  await at(near, processes.admin).rest('PUT', `/admin/${employee.id}/toggle-block`);
  expect(await asked(employee)).toEqual([null, 401]);
  await sendMessage(nobodyAt(0));
  expect(await ear.next()).toEqual({ arrived: undefined, code: 'UNAUTHENTICATED' });
  expect(await ear.ended()).toEqual({ isComplete: true });

  const leaver = await hireAndSignIn(processes);
  await at(near, leaver).rest('POST', '/admin/logout');
  expect(await asked(at(far, leaver))).toEqual([null, 401]);
});

test('an API token that one process issues works at the other, until it is revoked there', async () => {
  const [near, far] = processes.servers;
  const { id, machine } = await issueToken(at(near, processes.admin));
  const reads = async () =>
    Promise.all([near, far].map(async (server) => (await at(server, machine).rest('GET', '/messages/')).status));
  expect(await reads()).toEqual([200, 200]);
  await at(far, processes.admin).gql(tokenOperations.revoke, { id });
  expect(await reads()).toEqual([401, 401]);
});

test('wrong passwords are counted by all processes together, and by address', async () => {
  const from = '203.0.113.7';
  const guess = async (number: number, address: string) => {
    const guesser = nobodyAt((number % 2) as 0 | 1).from(address);
    return guesser.rest('POST', '/admin/login', { identifier: chief.email, password: 'Wrong-123' });
  };
  const statuses: number[] = [];
  for (let number = 0; number < 10; number++) statuses.push((await guess(number, from)).status);
  expect(statuses).toEqual(Array(10).fill(401));
  for (const number of [0, 1]) {
    const refused = await guess(number, from);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await guess(number, '203.0.113.8')).status).toBe(401);
  }
  // What somebody writes there who is no proxy counts for nothing: the proxy says who they are.
  const liar = new Person(processes.proxy.url).from(`${from}, 198.51.100.9`);
  expect((await liar.rest('POST', '/admin/login', { identifier: chief.email, password: 'Wrong-123' })).status).toBe(
    401,
  );
});

test('a message that one process takes in is heard at the other', async () => {
  const [near, far] = processes.servers;
  const ears = await Promise.all([near, far].map((server) => hear(at(server, processes.admin))));
  for (const number of [0, 1] as const) {
    const { id } = await makeMessage({ nobody: nobodyAt(number) });
    for (const ear of ears) expect((await ear.next()).arrived).toMatchObject({ kind: 'MESSAGE', message: { id } });
  }
  for (const ear of ears) ear.close();
});

test('every mail and every delivery goes out once, whichever process took in what causes it', async () => {
  const { mail, rows, admin, proxy } = processes;
  const receiver = await startReceiver();
  const webhook = await makeWebhook(admin, { url: receiver.url, events: ['MESSAGE_RECEIVED'] });
  const senders = Array.from({ length: 20 }, () => newMessage());
  const nobody = new Person(proxy.url);
  await Promise.all(senders.map((input) => sendMessage(nobody, input)));
  await until(async () => {
    const [open] = await rows(`select
      (select count(*) from outgoing_mail where sent_at is null) +
      (select count(*) from webhook_deliveries where state <> 'delivered') as number`);
    return Number(open?.number) === 0;
  });
  const times = (address: unknown) => mail.mails.filter(({ to }) => to?.some((one) => one.address === address)).length;
  expect(senders.map(({ email }) => times(email))).toEqual(Array(20).fill(1));
  const [messages] = await rows('select count(*)::int as number from messages');
  expect(times('hello@marquee.example')).toBe(messages?.number);
  expect(receiver.received).toHaveLength(20);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(20);
  const tries = await rows(`select tries from webhook_deliveries where webhook_id = '${webhook.id}'`);
  expect(tries).toEqual(Array(20).fill({ tries: 1 }));
  await receiver.stop();
});

test('no process keeps anything in its own folder', async () => {
  await sendMessage(new Person(processes.proxy.url));
  for (const folder of processes.dataDirs) {
    expect(await readdir(folder).catch(({ code }: NodeJS.ErrnoException) => code)).toBe('ENOENT');
  }
});
