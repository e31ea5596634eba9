import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAdmin } from '#tests/kit/people/operator.ts';
import { Person } from '#tests/kit/people/person.ts';
import { Bench, until } from '#tests/kit/product/embedded.ts';
import { admin, create, Server, slugsSeenBy } from '#tests/kit/product/server.ts';
import { promisedMs } from '#tests/kit/slowness.ts';

test('a product that starts in an empty folder keeps its content across stop and restart', async (context) => {
  const bench = await Bench.open(context);
  const environment = { DATA_DIR: bench.dataDir };

  const interrupted = await Server.launch(context, environment);
  await interrupted.until(() => existsSync(join(bench.dataDir, 'postgres/cluster/data/postmaster.pid')));
  expect(await interrupted.end('SIGINT')).toBe(0);
  expect(interrupted.errors).toBe('');
  expect(interrupted.output).toContain('stopping …');
  expect(await bench.countPostmasters()).toBe(0);

  const first = await Server.start(context, environment);
  const { port } = new URL(first.url);
  expect(first.output).toContain('First admin: admin@marquee.example with the password Marquee-2026\n');
  expect(first.output).toContain('First Employee: employee@marquee.example with the password Marquee-2026\n');
  expect(first.output).toMatch(new RegExp(`^Marquee is ready: http://localhost:${port}$`, 'm'));
  expect(first.output).toMatch(new RegExp(`^Staff sign in at http://localhost:${port}/admin/login$`, 'm'));
  expect(first.output).not.toContain('WARNING');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  const person = await first.signIn(...admin);
  const samples = await slugsSeenBy(person);
  expect(samples.length).toBeGreaterThan(5);
  expect((await create(person, 'kept')).status).toBe(201);
  const beside = await runAdmin(environment, ['code', admin[0]]);
  expect(beside).toMatchObject({ code: 0, complained: [] });
  const otp = /: (\d{6})$/.exec(beside.said[0] ?? '')?.[1];
  const nobody = new Person(first.url);
  expect((await nobody.rest('POST', '/admin/verify-otp', { identifier: admin[0], otp })).status).toBe(200);
  expect(await bench.countPostmasters()).toBe(1);
  // The terminal shows no log lines (decision 007).
  expect(first.output).not.toContain('"msg"');
  const stopping = Date.now();
  expect(await first.end('SIGINT', 'SIGINT')).toBe(0);
  // 10 s by the contract; more on a busy machine.
  expect(Date.now() - stopping).toBeLessThan(await promisedMs(30_000));
  expect(first.errors).toBe('');
  expect(await bench.countPostmasters()).toBe(0);

  const args = ['reset-password', 'employee@marquee.example', '--password-stdin'];
  expect(await runAdmin(environment, args, 'Given-Pass-1')).toMatchObject({ code: 0, complained: [] });
  expect(await bench.countPostmasters()).toBe(0);

  const second = await Server.start(context, { ...environment, PORT: port, RATE_LIMITS: 'off' });
  expect(second.output).not.toContain('First ');
  expect(second.output).toContain('WARNING: RATE_LIMITS=off');
  // The earlier session is valid, because the key is the same.
  expect(await slugsSeenBy(person)).toEqual(['kept', ...samples]);
  const { body } = await person.rest('GET', '/admin/');
  expect(body.users.map(({ email }: { email: string }) => email).sort()).toEqual([
    admin[0],
    'employee@marquee.example',
  ]);
  await second.until(() => /mail to employee@marquee\.example →/.test(second.output));
  await second.signIn('employee@marquee.example', 'Given-Pass-1');

  // A client that never finishes its request does not block the stop.
  const client = connect(Number(port), '127.0.0.1');
  client.on('error', () => {});
  const head = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
  await new Promise<void>((done) => client.write(head, () => done()));
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  const ending = Date.now();
  await second.end('SIGTERM');
  await until(async () => (await bench.countPostmasters()) === 0);
  expect(Date.now() - ending).toBeLessThan(await promisedMs(30_000));
});
