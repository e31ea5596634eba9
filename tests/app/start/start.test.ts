import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { test } from 'vitest';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { emptyDatabase } from '#tests/kit/database/database.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { codeIn, Person } from '#tests/kit/people/person.ts';
import { Bench } from '#tests/kit/product/embedded.ts';
import { Server, slugsSeenBy } from '#tests/kit/product/server.ts';

test.concurrent('a production start requires the first admin and no other setting', async (context) => {
  const { expect } = context;
  const bench = await Bench.open(context);
  const mail = await startMailServer();
  context.onTestFinished(() => mail.stop());
  const production = {
    ...{
      NODE_ENV: 'production',
      SITE_LAUNCHED: 'on',
      HOST: '127.0.0.1',
      DATA_DIR: bench.dataDir,
      SESSION_SECRET: 's'.repeat(32),
    },
    ...{ DATABASE_URL: await emptyDatabase(context), SMTP_URL: mail.url, LOG_LEVEL: 'trace' },
  };
  const refused = await Server.launch(context, production);
  expect(await refused.end()).toBe(1);
  expect(refused.errors.trim().split('\n')).toEqual(
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'ADMIN_NAME', 'ADMIN_MOBILE'].map(
      (name) => `${name}: required for the first start in production`,
    ),
  );

  const boss = { email: 'boss@agency.example', password: 'Top_Secret_1' };
  const given = { ADMIN_EMAIL: ' Boss@Agency.example', ADMIN_PASSWORD: boss.password, ADMIN_NAME: 'The Boss' };
  const first = await Server.start(context, { ...production, ...given, ADMIN_MOBILE: '9876543210' });
  expect(first.output).toContain('First admin: boss@agency.example with the password of ADMIN_PASSWORD\n');
  expect(first.output).toContain('If none arrives: npm run admin -- code boss@agency.example\n');
  const person = await new Person(first.url).signIn(boss, mail);
  expect((await person.rest('GET', '/admin/')).body.users).toEqual([
    { _id: person.id, name: 'The Boss', email: boss.email, mobile: '9876543210', role: 'admin', block: false },
  ]);
  expect(await slugsSeenBy(person)).toEqual([]);
  const { token, machine } = await issueToken(person);
  expect(await slugsSeenBy(machine)).toEqual([]);
  expect(await first.end('SIGTERM')).toBe(0);
  for (const secret of [boss.password, person.token as string, token, codeIn(await mail.mailTo(boss.email))]) {
    expect(first.output).not.toContain(secret);
  }

  const second = await Server.start(context, production);
  expect(second.output).not.toContain('First admin');
});

test.concurrent('invalid settings end a start immediately with one line each', async (context) => {
  const { expect } = context;
  const bench = await Bench.open(context);
  const server = await Server.launch(context, { DATA_DIR: bench.dataDir, PORT: 'http', SMTP_URL: 'me:hunter2@mail' });
  expect(await server.end()).toBe(1);
  expect(server.output).toBe(
    'PORT: expected a port number, 0 to 65535\nSMTP_URL: expected smtp://user:password@host:port\n',
  );
  expect(existsSync(bench.dataDir)).toBe(false);
});

test.concurrent('a start at a used port ends with one line', async (context) => {
  const { expect } = context;
  const bench = await Bench.open(context);
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  context.onTestFinished(() => void taken.close());
  const PORT = String((taken.address() as { port: number }).port);
  const environment = { DATA_DIR: bench.dataDir, SAMPLE_CONTENT: 'off', DATABASE_URL: await emptyDatabase(context) };
  const late = await Server.launch(context, { ...environment, PORT });
  expect(await late.end()).toBe(1);
  expect(late.errors).toBe('HOST, PORT: cannot listen there (EADDRINUSE)\n');
});
