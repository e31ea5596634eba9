import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#tests/kit/content/message.ts';
import { hear } from '#tests/kit/network/live.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { type ReverseProxy, startProxy } from '#tests/kit/network/proxy.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { at, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

const example = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
const isInstalled = !spawnSync('nginx', ['-v']).error;

let processes: Processes;
let front: Front;
type Front = Pick<ReverseProxy, 'url' | 'stop'> & { accessLog?: string };

beforeAll(async () => {
  processes = await startProcesses();
  front = isInstalled ? await startNginx(processes.servers.map(({ url }) => url)) : await standIn();
});
afterAll(async () => {
  await front?.stop();
  await processes?.stop();
});

/** The kit's proxy, where nginx is not installed, with the same assumptions. */
async function standIn(): Promise<Front> {
  const proxy = await startProxy();
  proxy.targets = processes.servers.map(({ url }) => url);
  return proxy;
}

/** nginx with the example, except for ports and certificate. */
async function startNginx(urls: string[]): Promise<Front> {
  const [plain, secure] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-'));
  const own = example
    .replace(/127\.0\.0\.1:400([12])/g, (_, number: string) => new URL(urls[Number(number) - 1] as string).host)
    .replace(/^ *(listen \[::\]|ssl_).*\n/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${secure};`)
    .replace('server_name www.example.com;', 'server_name www.example.com 127.0.0.1;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  const around = [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'error_log stderr warn;',
    'events {}',
    `http { access_log off; ${temporary.join(' ')}\n${own}}`,
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, around.join('\n'));
  const checked = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${secure}`;
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isThere);
  return {
    url,
    accessLog: join(folder, 'access.log'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const ask = (path: string, init?: RequestInit) => fetch(front.url + path, init);

test('the example has the settings that the contract requires of a proxy', () => {
  for (const said of [
    'client_max_body_size 12m;',
    'location ~ ^/metrics(/|$) {\n        return 404;',
    'location /graphql/stream {\n        proxy_pass http://marquee;\n        proxy_buffering off;\n        proxy_read_timeout 60s;',
    'proxy_next_upstream error timeout;',
    'keepalive 32;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
  ]) {
    expect(example).toContain(said);
  }
  // A POST is never sent twice.
  expect(example).not.toMatch(/^[^#]*non_idempotent/m);
});

test('the proxy passes pages and hides /metrics', async () => {
  expect((await ask('/')).status).toBe(200);
  const id = (await ask('/healthz')).headers.get('x-request-id');
  // The request id is in both logs.
  expect(id).toMatch(isInstalled ? /^[0-9a-f]{32}$/ : /^[0-9a-f-]{36}$/);
  if (!isInstalled) return;
  expect((await ask('/metrics')).status).toBe(404);
  expect((await ask('/metrics/')).status).toBe(404);
});

test('the log of the proxy has each request without tokens', async () => {
  if (!front.accessLog) return;
  for (const path of [
    '/booking/secret-a',
    '/Submit-Review/secret-b',
    '//preview/secret-c?at=secret-d',
    '/calendar/secret-e.ics',
  ])
    await ask(path, { headers: { referer: 'https://www.example.com/invite/secret-f' } });
  const log = readFileSync(front.accessLog, 'utf8');
  expect(log).toContain('"GET /booking/');
  expect(log).not.toContain('secret-');
});

test('the proxy passes forms up to the size of an upload', async () => {
  const post = async (megabytes: number) => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(megabytes * 1024 * 1024)]), 'cover.png');
    const headers = { authorization: `Bearer ${processes.admin.token}` };
    const answer = await ask('/api/blogs/create', { method: 'POST', headers, body });
    await answer.text();
    return { status: answer.status, isOfProcess: answer.headers.has('x-request-id') };
  };
  expect(await post(10)).toMatchObject({ status: 422, isOfProcess: true });
  if (isInstalled) expect(await post(13)).toEqual({ status: 413, isOfProcess: false });
});

test('the proxy passes stream events immediately', async () => {
  const ear = await hear(at(front, processes.admin));
  await sendMessage(new Person(front.url));
  expect((await ear.next()).arrived).toMatchObject({ kind: 'MESSAGE' });
  ear.close();
});

test('processes are replaced one after the other without a failed request, POSTs included', async () => {
  let isOver = false;
  // A start is longer than many requests; no idle connection is left before the next stop.
  let pauseMs = 0;
  const answers: number[] = [];
  const query = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' };
  const visit = async () => {
    for (; !isOver; await pause(pauseMs)) {
      for (const answer of [await ask('/graphql', query), await ask('/healthz')]) {
        await answer.text();
        answers.push(answer.status);
      }
    }
  };
  const visitors = Promise.all([visit(), visit()]);
  const proceed = () => {
    const count = answers.length;
    return until(() => answers.length > count + 40);
  };
  await proceed();
  for (const number of [0, 1] as const) {
    expect(await processes.servers[number].end('SIGTERM')).toBe(0);
    await proceed();
    pauseMs = 100;
    await processes.startAgain();
    pauseMs = 0;
    await proceed();
  }
  isOver = true;
  await visitors;
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});
