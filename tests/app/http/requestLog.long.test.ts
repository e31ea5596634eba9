import pg from 'pg';
import { expect, type TestContext, test } from 'vitest';
import { withoutTexts } from '#server/app/graphql/logError.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { addFeed, hostHours, hostOperations, renewCalendar } from '#tests/kit/content/host.ts';
import { postReview, tokenIn } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { emptyDatabase } from '#tests/kit/database/database.ts';
import { type MailServer, startMailServer } from '#tests/kit/network/mailServer.ts';
import { postMcp } from '#tests/kit/network/mcp.ts';
import { send } from '#tests/kit/network/raw.ts';
import { codeIn, Person } from '#tests/kit/people/person.ts';
import { Bench, until } from '#tests/kit/product/embedded.ts';
import { Server } from '#tests/kit/product/server.ts';

const boss = {
  email: 'boss@agency.example',
  password: 'Top_Secret_1',
  name: 'Barbara Bossworth',
  mobile: '9876501234',
};
const visitor = { name: 'Wilhelmina Visitor', email: 'wilma@client.example', contactNumber: '9123456780' };
const text = 'Nobody else may read these words';

async function startPublic(context: TestContext, LOG_LEVEL: string) {
  const bench = await Bench.open(context);
  const mail = await startMailServer();
  context.onTestFinished(() => mail.stop());
  const DATABASE_URL = await emptyDatabase(context);
  const server = await Server.start(context, {
    ...{
      NODE_ENV: 'production',
      SITE_LAUNCHED: 'on',
      HOST: '127.0.0.1',
      DATA_DIR: bench.dataDir,
      SESSION_SECRET: 's'.repeat(32),
    },
    ...{ DATABASE_URL, SMTP_URL: mail.url, LOG_LEVEL, TRUST_PROXY: 'loopback' },
    ...{ ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password, ADMIN_NAME: boss.name, ADMIN_MOBILE: boss.mobile },
  });
  return { server, mail, DATABASE_URL };
}

const lines = ({ output }: Server) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** Uses everything that involves secrets, successfully and not. @returns the secrets */
async function driveStaff(server: Server, mail: MailServer): Promise<{ staff: Person; secrets: string[] }> {
  const nobody = new Person(server.url);
  const wrong = 'Wrong_Secret_2';
  await nobody.rest('POST', '/admin/login', { identifier: boss.email, password: wrong });
  await nobody.gql(`mutation { signIn(input: { identifier: "${boss.mobile}", password: "${wrong}" }) { message } }`);
  const staff = await nobody.signIn(boss, mail);
  const code = codeIn(await mail.mailTo(boss.email));
  await nobody.rest('POST', '/admin/verify-otp', { identifier: boss.email, otp: code });
  await nobody.rest('POST', '/admin/resend-otp', { identifier: visitor.email });
  const { token, machine } = await issueToken(staff);
  await machine.rest('GET', '/blogs/all');
  await new Person(server.url, { token: `${staff.token}x` }).rest('GET', '/blogs/all');
  const hook = await makeWebhook(staff, { url: 'https://hooks.invalid/private-path-4711' });
  const { data } = await staff.gql('mutation { saveSite(input: { takesBookings: true }) { name } }');
  if (!data) throw new Error('no bookings are taken');
  await staff.gql(hostOperations.save, { userId: staff.id, input: hostHours });
  await addFeed(staff, staff.id, 'https://calendar.invalid/private-path-4711');
  const calendar = new URL(await renewCalendar(staff, staff.id)).pathname;
  for (const path of [calendar, calendar.replace('.ics', 'x.ics')]) await send(server.url, path);
  const newcomer = { name: 'Nora Newcomer', email: 'nora@agency.example', password: 'Another_3', mobile: '9012345678' };
  await staff.rest('POST', '/admin/signup', { ...newcomer, role: 'Employee' });
  await staff.rest('POST', '/admin/signup', { ...newcomer, role: 'Employee' });
  const secrets = [wrong, code, token, staff.token as string, hook.secret, 'private-path-4711', calendar.slice(10, -4)];
  return { staff, secrets: [...secrets, ...Object.values(newcomer)] };
}

async function driveVisitors(server: Server, staff: Person): Promise<string[]> {
  const nobody = new Person(server.url);
  const message = { ...visitor, service: 'Web Development', message: text };
  await nobody.rest('POST', '/messages/us', message);
  await nobody.rest('POST', '/messages/us', { ...message, email: `${visitor.email}\u0000`, contactNumber: 'x' });
  await nobody.gql(`mutation { sendMessage(input: { name: "${visitor.name}", email: "${text}" }) { id } }`);
  const form = new URLSearchParams({ ...message, contactNumber: '12' }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  await send(server.url, '/contact', { method: 'POST', headers: type, body: form });
  const json = { 'content-type': 'application/json', 'user-agent': `${visitor.name}/1.0` };
  await send(server.url, '/api/messages/us', { method: 'POST', headers: json, body: `{"name":"${visitor.name}` });
  await send(server.url, `/blogs?search=${encodeURIComponent(text)}`);
  await send(server.url, `/${encodeURIComponent(visitor.name)}`);
  const { body } = await staff.rest('POST', '/admin/reviews/generate-link', { email: visitor.email, sendMail: true });
  const link = tokenIn(body.link);
  await send(server.url, `/submit-review/${link}`, { headers: { accept: 'text/html' } });
  await postReview(nobody, link, { name: visitor.name, rating: 9 });
  await postReview(nobody, link, { name: visitor.name, clientFeedback: text });
  await postReview(nobody, link, { name: visitor.name, clientFeedback: text });
  const agent = await issueToken(staff, { scopes: ['MESSAGES_WRITE'] });
  const question = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'search', arguments: { text } } };
  const found = await postMcp(agent.machine, question);
  if (!(await found.text()).includes(visitor.name)) throw new Error('the agent found nothing');
  await postMcp(agent.machine, `{ "${visitor.name}`);
  return [link, agent.token, encodeURIComponent(text), encodeURIComponent(visitor.name)];
}

test('the log contains no address, name, code, token, password or text, whatever fails', async (context) => {
  const { server, mail, DATABASE_URL } = await startPublic(context, 'trace');
  const { staff, secrets } = await driveStaff(server, mail);
  secrets.push(...(await driveVisitors(server, staff)));
  // A refused mail, and a failing query with all these values.
  mail.refuseWith = 550;
  await new Person(server.url).rest('POST', '/messages/us', { ...visitor, service: 'Web Development', message: text });
  await until(() => server.output.includes('a mail was given up'));
  const direct = new pg.Client(DATABASE_URL);
  await direct.connect();
  await direct.query('alter table messages add check (length(message) < 3) not valid');
  const broken = await new Person(server.url).rest('POST', '/messages/us', {
    ...{ ...visitor, service: 'Web Development', message: text },
  });
  await direct.end();
  expect(broken.status).toBe(500);
  await server.end('SIGTERM');

  const failures = lines(server).filter(({ msg }) => msg === 'a request failed');
  expect(failures).toMatchObject([{ level: 'error', requestId: broken.body.error.requestId, code: '23514' }]);
  // The first start itself prints the admin, and the command for their code.
  const log = server.output.replace(/^(First admin|Sign-in codes are mailed\. If none arrives): .*$/gm, '');
  const people = [...Object.values(boss), ...Object.values(visitor), text];
  for (const secret of [...people, ...secrets]) expect(log).not.toContain(secret);
  expect(log.replaceAll('@as-integrations', '').replaceAll('@apollo', '')).not.toMatch(/[\w.]+@[\w-]+\.\w/);
});

test('in production a request is one log line with time, route, result, duration and staff user', async (context) => {
  const { server, mail } = await startPublic(context, 'info');
  const person = await new Person(server.url).signIn(boss, mail);
  const ask = (path: string) =>
    send(server.url, path, { headers: { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'from-the-edge' } });
  await ask('/api/blogs/no-such-post?token=abc');
  await send(server.url, '/healthz');
  const { headers } = await person.gql('{ allBlogPosts { totalCount } users { totalCount } }');
  await until(() => lines(server).some(({ requestId }) => requestId === headers.get('x-request-id')));
  const requests = lines(server).filter(({ msg }) => msg === 'request');
  const about = (id: unknown) => requests.find(({ requestId }) => requestId === id);
  expect(about('from-the-edge')).toEqual({
    ...{ level: 'info', msg: 'request', requestId: 'from-the-edge', method: 'GET', route: '/api/blogs/:slug' },
    ...{ fields: ['blogPost'], status: 404, ms: expect.any(Number) },
    ...{ pid: expect.any(Number), hostname: expect.any(String), time: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  expect(about(headers.get('x-request-id'))).toMatchObject({
    ...{ method: 'POST', route: '/graphql', status: 200, user: person.id, fields: ['allBlogPosts', 'users'] },
  });
  expect(requests.map(({ route }) => route)).not.toContain('/healthz');
});

test.each([
  ['invalid input syntax for type uuid: "wilma@client.example"', 'invalid input syntax for type uuid: …'],
  ['Unexpected token, "{"name":"Wil" is not valid JSON', 'Unexpected token, … is not valid JSON'],
  ['550 no such user wilma@client.example', '550 no such user …'],
  [`the token ${'aB3-'.repeat(10)} and the code 123456`, 'the token … and the code …'],
])('the error %s is logged as %s', (said, logged) => {
  expect(withoutTexts(said)).toBe(logged);
});
