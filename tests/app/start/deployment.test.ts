import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { usage } from '#server/app/programs/operator/usage.ts';
import { prefix } from '#server/app/rest/row.ts';
import { table } from '#server/app/rest/table.ts';
import { Environment, readSettings } from '#server/platform/settings.ts';
import { contextFiles, instructions, last, linesOf, pairsOf } from '#tests/kit/product/dockerfile.ts';
import { cases } from '#tests/kit/product/settingCases.ts';
import { routes } from '#web/routes.tsx';

const root = join(import.meta.dirname, '../../../');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Service = {
  image?: string;
  build?: { context: string; args: Record<string, string> };
  profiles?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  [key: string]: unknown;
};
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const { services } = compose;
const processes = ['one', 'two'].map((name) => services[name] as Service);
const { scripts, bin } = JSON.parse(read('package.json')) as Record<'scripts' | 'bin', Record<string, string>>;
const settingNames = Object.keys(Environment.shape);
/** Resolves compose variables with this environment file. */
const filledIn = (value: string, given: Record<string, string>) =>
  value.replace(/\$\{(\w+):(?:\?|-)\}/g, (_, name: string) => given[name] ?? '');

test('the Dockerfile copies existing files and runs existing scripts', () => {
  const copied = instructions
    .filter(([name, rest]) => name === 'COPY' && !rest.startsWith('--from'))
    .flatMap(([, rest]) => rest.split(' ').slice(0, -1));
  expect(copied).toContain('.');
  const allowed = linesOf('.dockerignore').flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
  expect(linesOf('.dockerignore')[0]).toBe('*');
  for (const file of [...copied, ...allowed]) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  const files = contextFiles();
  for (const needed of ['bin', 'server', 'schema', 'web', 'playground', 'drizzle']) {
    expect([needed, files.some((file) => file.startsWith(`${needed}/`))]).toEqual([needed, true]);
  }
  expect(files).toEqual(
    expect.arrayContaining(['package-lock.json', 'schema.graphql', 'site.json', ...Object.values(bin)]),
  );
  const run = instructions.flatMap(([, rest]) =>
    [...rest.matchAll(/npm run (\w+)/g)].map(([, name]) => name as string),
  );
  expect(run).toEqual(['build']);
  for (const name of run) expect(scripts).toHaveProperty(name);
});

test('each stage with the pinned Node installs libatomic', () => {
  const stages = linesOf('Dockerfile')
    .join('\n')
    .split(/^FROM /m)
    .slice(1);
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage).toMatch(/apt-get install [^&]*\blibatomic1\b/);
});

test('nothing changes package-lock.json after the build, which would make the build outdated', () => {
  const pruning = instructions.filter(([, rest]) => rest.includes('npm prune')).map(([, rest]) => rest);
  expect(pruning).toEqual([expect.stringMatching(/npm prune [^&]*--no-save\b/)]);
});

test('the container runs marquee start without root and has a health check', () => {
  const [command, ...args] = JSON.parse(last('CMD')) as string[];
  expect([command, args]).toEqual(['marquee', ['start']]);
  expect(instructions.map(([, rest]) => rest).join('\n')).toContain(
    `ln --symbolic /app/${bin.marquee} /usr/local/bin/marquee`,
  );
  expect(last('USER')).toMatch(/^[1-9]\d*$/);
  expect(last('STOPSIGNAL')).toBe('SIGTERM');
  expect(last('HEALTHCHECK')).toContain('/healthz');
  const own = Object.fromEntries(pairsOf(last('ENV')));
  expect(own).toMatchObject({ NODE_ENV: 'production', DATA_DIR: last('VOLUME'), PORT: last('EXPOSE') });
});

test('compose gives valid settings once its environment file is filled in', () => {
  const example = Object.fromEntries(linesOf('.env.example').map((line) => line.split('=') as [string, string]));
  const given = {
    ...example,
    SESSION_SECRET: 's'.repeat(48),
    POSTGRES_PASSWORD: 'c0ffee',
    S3_ACCESS_KEY: 'GK01',
    S3_SECRET_KEY: 'c0ffee',
    GARAGE_RPC_SECRET: 'c0ffee',
    SMTP_URL: 'smtp://mail:1025',
  };
  const [first, second] = processes;
  expect(second).toEqual(first);
  const environment = first?.environment as Record<string, string>;
  const ofStore = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
  expect(
    Object.keys(environment).filter((name) => name !== 'NODE_ENV' && !(name in cases) && !ofStore.includes(name)),
  ).toEqual([]);
  const settings = Object.entries(environment).map(([name, value]) => [name, filledIn(value, given)]);
  expect(readSettings({ NODE_ENV: 'production', ...Object.fromEntries(settings) })).toMatchObject({
    PUBLIC_URL: 'https://www.example.com',
    DATABASE_URL: 'postgres://marquee:c0ffee@db:5432/marquee',
    TRUST_PROXY: ['uniquelocal'],
    SAMPLE_CONTENT: false,
  });
  // Required variables are in the example, which has only settings besides.
  const all = read('compose.yaml');
  const required = new Set([...all.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
  expect([...required].filter((name) => !((name as string) in given))).toEqual([]);
  expect(Object.keys(example).filter((name) => !all.includes(`\${${name}:`) && !settingNames.includes(name))).toEqual(
    [],
  );
  // The file contains no secret.
  const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
  const secrets = values.filter(([name]) => /SECRET|PASSWORD|KEY/.test(name)).map(([, value]) => value);
  expect(secrets.filter((value) => !/^\$\{\w+:[?-]\}$/.test(value))).toEqual([]);
});

test.each([
  ['.env.example', () => read('.env.example').match(/(?<=^#?)[A-Z_]+(?==)/gm) ?? []],
  ['compose.yaml', () => Object.keys(processes[0]?.environment ?? {})],
])('%s names every setting', (_, names) => {
  expect(names()).toEqual(expect.arrayContaining(settingNames));
});

test('compose passes the commit to the build and stores backups in a volume of its account', () => {
  const reported = instructions.flatMap(([name, rest]) => (name === 'ARG' ? pairsOf(rest).map(([one]) => one) : []));
  const folder = `${last('VOLUME')}/backups`;
  expect(instructions.map(([, rest]) => rest).join('\n')).toMatch(
    new RegExp(`install --directory --owner=marquee .*${folder}( |$)`, 'm'),
  );
  for (const { build, volumes } of processes) {
    expect(build).toEqual({ context: '.', args: Object.fromEntries(reported.map((name) => [name, `\${${name}:-}`])) });
    expect(volumes).toContain(`backups:${folder}`);
  }
});

test('compose refers only to existing services, volumes and files', () => {
  for (const [name, { depends_on = {}, volumes = [], image }] of Object.entries(services)) {
    expect([name, image]).toEqual([name, expect.stringMatching(/^(marquee|\S+:\S+)$/)]);
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect([other, condition]).toEqual([other, 'service_healthy']);
      const asks = services[other]?.healthcheck !== undefined || services[other]?.build !== undefined;
      expect([other, asks]).toEqual([other, true]);
    }
    for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
      const exists = source.startsWith('./') ? existsSync(join(root, source)) : source in compose.volumes;
      expect([source, exists]).toEqual([source, true]);
    }
  }
  for (const service of processes) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service).not.toHaveProperty('ports');
  }
});

test('the runbook uses existing services and commands', () => {
  const book = read('docs/containers.md');
  const called = [...book.matchAll(/docker compose (?:exec|run|cp|stop|logs)(?: -\S+)* (\w+)/g)].map(([, one]) => one);
  expect(called.length).toBeGreaterThan(10);
  expect(called.filter((name) => !Object.hasOwn(services, name as string))).toEqual([]);
  const commands = new Set([...book.matchAll(/\bone marquee ([\w-]+)/g)].map(([, name]) => name as string));
  expect([...commands].sort()).toEqual(['--version', 'admin', 'backup', 'restore']);
  const help = spawnSync(join(root, bin.marquee as string), ['--help'], { encoding: 'utf8' }).stdout;
  for (const name of commands) expect(help).toContain(`marquee ${name}`);
  const operators = new Set([...book.matchAll(/\bmarquee admin (\w[\w-]*)/g)].map(([, name]) => name as string));
  for (const name of operators) expect([name, usage.includes(`  ${name} `)]).toEqual([name, true]);
});

test('proxy and store are configured for the processes', () => {
  const caddy = read('deploy/Caddyfile');
  const port = last('EXPOSE');
  expect(caddy).toContain(`reverse_proxy one:${port} two:${port} {`);
  const common = ['respond @private 404', 'max_size 12MB', 'flush_interval -1', 'keepalive 60s'];
  for (const directive of [...common, 'health_uri /readyz']) expect(caddy).toContain(directive);
  const single = read('deploy/Caddyfile.single');
  for (const directive of [...common, `reverse_proxy 127.0.0.1:${port} {`]) expect(single).toContain(directive);
  const { DRAIN_DELAY } = readSettings({ NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32) });
  const [seconds, timeout] = ['health_interval', 'health_timeout'].map((name) =>
    Number(new RegExp(`${name} (\\d+)s`).exec(caddy)?.[1]),
  ) as [number, number];
  // The health check fails before the process stops serving.
  expect(seconds + timeout).toBeLessThan(DRAIN_DELAY);
  for (const { stop_grace_period } of processes) {
    expect(Number.parseInt(String(stop_grace_period), 10)).toBeGreaterThanOrEqual(25 + 5);
  }
  const address = new URL(processes[0]?.environment?.STORAGE_URL as string);
  const store = read('deploy/garage.toml');
  expect(store).toContain(`s3_region = "${address.searchParams.get('region')}"`);
  expect(store).toContain(`api_bind_addr = "0.0.0.0:${new URL(address.searchParams.get('endpoint') as string).port}"`);
  expect(services.store?.environment?.GARAGE_DEFAULT_BUCKET).toBe(address.hostname);
});

test('the examples of proxies send uploads for imports to one process and redirect the name without www', () => {
  const [caddy, nginx] = [read('deploy/Caddyfile'), read('deploy/nginx.conf')];
  expect(caddy).toContain(`reverse_proxy /imports/* one:${last('EXPOSE')} {`);
  expect(caddy).toMatch(/^\{\$REDIRECT_FROM:\S+\} \{\n\tredir \{\$PUBLIC_URL\}\{uri\} permanent$/m);
  expect(nginx).toMatch(/upstream marquee_imports \{\s+server [\d.:]+ max_fails=0;\s+keepalive/);
  expect(nginx).toContain('location /imports/ {\n        proxy_pass http://marquee_imports;');
  expect(nginx).toMatch(/server_name example\.com;[^}]+return 301 https:\/\/www\.example\.com\$request_uri;/);
});

test.each([
  ['marquee.service', 'marquee'],
  ['marquee@.service', 'marquee-%i'],
])(
  'the systemd unit %s runs marquee start with valid settings and write access to its data folder only',
  (name, own) => {
    const unit = read(`deploy/${name}`);
    const [, folder = ''] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
    expect(unit).toContain(`\nExecStart=${folder}/${bin.marquee} ${JSON.parse(last('CMD')).slice(1).join(' ')}\n`);
    const [, pairs = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
    const set = Object.fromEntries(pairsOf(pairs));
    expect(Object.keys(set).filter((name) => name !== 'NODE_ENV' && !(name in cases))).toEqual([]);
    const [, state] = /^StateDirectory=(.+)$/m.exec(unit) ?? [];
    expect(state).toBe(own);
    expect(set).toMatchObject({ NODE_ENV: 'production', DATA_DIR: `%S/${state}` });
    const asked = ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'Restart=on-failure', 'TimeoutStopSec=20'];
    for (const line of [...asked, 'EnvironmentFile=-/etc/marquee/environment']) expect(unit).toContain(`\n${line}\n`);

    // systemd validates it, if installed.
    const copy = join(mkdtempSync(join(tmpdir(), 'marquee-unit-')), name.replace('@', '@4001'));
    writeFileSync(copy, unit.replaceAll(`${folder}/`, root));
    const verified = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
    rmSync(dirname(copy), { recursive: true });
    const isMissing = (verified.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
    expect(isMissing || [verified.status, verified.stderr]).toEqual(isMissing || [0, '']);
  },
);

test.each([
  ['nginx.conf', 3],
  ['nginx-single.conf', 3],
])('the example %s logs no address with a token', (file, count) => {
  const nginx = read(`deploy/${file}`);
  const [, listed = ''] = /\(\?<link>\/\(([^)]+)\)\)\/\. \$link\/-;/.exec(nginx) ?? [];
  const withToken = [
    ...routes.map(({ path }) => path),
    ...table.map(({ path }) => prefix + path),
    '/calendar/:token.ics',
  ].filter((path) => path.includes(':token'));
  const parents = withToken.map((path) => path.slice(1, path.indexOf('/:token')));
  expect(listed.split('|').sort()).toEqual([...new Set(parents)].sort());
  expect(nginx).toContain(`location ~* ^/(${listed})/ {\n        error_log /var/log/nginx/error.log crit;`);
  const formats = [...nginx.matchAll(/log_format marquee ([^;]+);/g)].map(([, format]) => format as string);
  expect(formats).toHaveLength(1);
  expect(formats[0]).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  const servers = nginx.split(/^server \{/m).slice(1);
  expect(servers.map((one) => one.includes('access_log /var/log/nginx/access.log marquee;'))).toEqual(
    Array(count).fill(true),
  );
});
