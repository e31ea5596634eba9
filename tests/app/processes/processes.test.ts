import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueToken, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { makeMessage, newMessage, sendMessage } from '#tests/kit/content/message.ts';
import { canvas, pictureByRest } from '#tests/kit/content/picture.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { hear } from '#tests/kit/network/live.ts';
import { startReceiver } from '#tests/kit/network/receiver.ts';
import { codeIn, Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { at, chief, hire, hireAndSignIn, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
let near: Person;
let far: Person;
beforeAll(async () => {
  processes = await startProcesses();
  near = at(processes.servers[0], processes.admin);
  far = new Person(processes.servers[1].url);
});
afterAll(() => processes?.stop());

const who = 'query { viewer { id } }';
const answersTo = async (person: Person) => [
  (await person.gql(who)).data?.viewer?.id ?? null,
  (await person.rest('GET', '/messages/')).status,
];
const nobodyAt = (number: 0 | 1) => new Person(processes.servers[number].url);

test('concurrent first starts migrate an empty database once and create one admin', async () => {
  const { servers, rows } = processes;
  const made = servers.filter(({ output }) => output.includes(`First admin: ${chief.email}`));
  expect(made).toHaveLength(1);
  expect(servers.map(({ errors }) => errors)).toEqual(['', '']);
  expect(await rows(`select email from users where email = '${chief.email}'`)).toHaveLength(1);
  const [migrations] = await rows('select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations');
  expect(migrations).toEqual({ once: true });
});

test('a sign-in that begins in one process can end in another, once', async () => {
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
  for (const server of processes.servers) expect(await answersTo(at(server, person))).toEqual([employee.id, 200]);
});

test('a block or sign-out in one process ends session and stream in the other immediately', async () => {
  const [near, far] = processes.servers;
  const employee = at(far, await hireAndSignIn(processes));
  expect(await answersTo(employee)).toEqual([employee.id, 200]);
  const ear = await hear(employee);
  await at(near, processes.admin).rest('PUT', `/admin/${employee.id}/toggle-block`);
  expect(await answersTo(employee)).toEqual([null, 401]);
  await sendMessage(nobodyAt(0));
  expect(await ear.next()).toEqual({ arrived: undefined, code: 'UNAUTHENTICATED' });
  expect(await ear.ended()).toEqual({ isComplete: true });

  const leaver = await hireAndSignIn(processes);
  await at(near, leaver).rest('POST', '/admin/logout');
  expect(await answersTo(at(far, leaver))).toEqual([null, 401]);
});

test('an API token of one process works in the other until it is revoked', async () => {
  const [near, far] = processes.servers;
  const { id, machine } = await issueToken(at(near, processes.admin));
  const reads = async () =>
    Promise.all([near, far].map(async (server) => (await at(server, machine).rest('GET', '/messages/')).status));
  expect(await reads()).toEqual([200, 200]);
  await at(far, processes.admin).gql(tokenOperations.revoke, { id });
  expect(await reads()).toEqual([401, 401]);
});

test('wrong passwords are counted across processes by address', async () => {
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
  // Addresses that a client adds are ignored; the proxy states the address.
  const liar = new Person(processes.proxy.url).from(`${from}, 198.51.100.9`);
  expect((await liar.rest('POST', '/admin/login', { identifier: chief.email, password: 'Wrong-123' })).status).toBe(
    401,
  );
});

test('a message to one process is streamed by both', async () => {
  const [near, far] = processes.servers;
  const ears = await Promise.all([near, far].map((server) => hear(at(server, processes.admin))));
  for (const number of [0, 1] as const) {
    const { id } = await makeMessage({ nobody: nobodyAt(number) });
    for (const ear of ears) expect((await ear.next()).arrived).toMatchObject({ kind: 'MESSAGE', message: { id } });
  }
  for (const ear of ears) ear.close();
});

test('every mail and delivery is sent once by some process', async () => {
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

describe('a picture in the shared store', () => {
  const get = async ({ url }: { url: string }, path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const pathOf = (address: string) => {
    expect(address.startsWith(`${processes.proxy.url}/`)).toBe(true);
    return address.slice(processes.proxy.url.length);
  };

  test('a picture uploaded to one process is served in all sizes by the other and deleted from both', async () => {
    const bytes = await canvas(700, 350).png().toBuffer();
    const made = await pictureByRest(near, bytes, { title: 'Rowan', isPublished: true });
    expect(made.status).toBe(201);
    const { _id: id, slug, imageUrl } = made.body.data;
    const own = pathOf(imageUrl);
    const small = own.replace('.webp', '-480.avif');
    expect(await sharp((await get(far, own)).bytes).metadata()).toMatchObject({ format: 'webp', width: 700 });
    // Both are asked for a size that does not exist yet.
    const sizes = await Promise.all([far, near, far, near].map((server) => get(server, small)));
    for (const size of sizes) expect(await sharp(size.bytes).metadata()).toMatchObject({ width: 480 });
    const page = await (await fetch(`${far.url}/blog/${slug}`)).text();
    const card = pathOf(/property="og:image" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect((await get(near, card)).bytes.equals((await get(far, card)).bytes)).toBe(true);
    const picture = own.slice('/uploads/'.length, -'.webp'.length);
    expect(await processes.s3.keys()).toEqual(expect.arrayContaining([`${picture}.webp`, `sizes/${picture}/480.avif`]));

    await at(far, processes.admin).rest('DELETE', `/blogs/${id}`);
    for (const path of [own, small, card]) {
      for (const server of [near, far]) expect((await get(server, path)).status).toBe(404);
    }
    expect((await processes.s3.keys()).filter((key) => key.includes(picture) || key.includes(id))).toEqual([]);
  });

  test('a refused post leaves no picture in the store', async () => {
    const before = await processes.s3.keys();
    const bytes = await canvas().png().toBuffer();
    expect((await pictureByRest(near, bytes, { slug: 'Not A Slug' })).status).toBe(422);
    expect(await processes.s3.keys()).toEqual(before);
  });
});

test('no process stores anything in its own folder', async () => {
  await sendMessage(new Person(processes.proxy.url));
  for (const folder of processes.dataDirs) {
    expect(await readdir(folder).catch(({ code }: NodeJS.ErrnoException) => code)).toBe('ENOENT');
  }
});
