import { test, vi } from 'vitest';
import { runAdmin } from '#tests/kit/people/operator.ts';
import { Person } from '#tests/kit/people/person.ts';
import { Bench } from '#tests/kit/product/embedded.ts';
import { admin, Server } from '#tests/kit/product/server.ts';

vi.setConfig({ testTimeout: 180_000 }); // the whole product is started twice, also on a busy machine

test('npm run admin works beside the running server, and without one, and leaves things as they were', async (context) => {
  const { expect } = context;
  const bench = await Bench.open(context);
  const environment = { DATA_DIR: bench.dataDir };
  const first = await Server.start(context, environment);
  const beside = await runAdmin(environment, ['code', admin[0]]);
  expect(beside).toMatchObject({ code: 0, complained: [] });
  const otp = /: (\d{6})$/.exec(beside.said[0] ?? '')?.[1];
  const nobody = new Person(first.url);
  const signedIn = await nobody.rest('POST', '/admin/verify-otp', { identifier: admin[0], otp });
  expect(signedIn.status).toBe(200);
  expect(await bench.countPostmasters()).toBe(1);
  expect(await first.end('SIGTERM')).toBe(0);

  const args = ['reset-password', 'employee@marquee.example', '--password-stdin'];
  expect(await runAdmin(environment, args, 'Given-Pass-1')).toMatchObject({ code: 0, complained: [] });
  expect(await bench.countPostmasters()).toBe(0);

  const second = await Server.start(context, environment);
  await second.until(() => /mail to employee@marquee\.example: Your Marquee password was changed/.test(second.output));
  await second.signIn('employee@marquee.example', 'Given-Pass-1');
  // The session of before is still good: its key is the same.
  const person = new Person(second.url, { token: signedIn.body.token });
  expect((await person.gql('{ viewer { email } }')).data.viewer.email).toBe(admin[0]);
  expect(await second.end('SIGTERM')).toBe(0);
});
