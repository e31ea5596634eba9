import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSecret } from '#server/secret.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { readSite } from '#server/site.ts';

const secret = 's'.repeat(32);

/** What is said of these settings: a line per fault. */
function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
}

/** Per setting: what is taken and what it becomes, and what is refused. */
const cases: Record<string, { good: [given: string, becomes: unknown][]; bad: string[] }> = {
  PORT: {
    good: [
      ['0', 0],
      ['80', 80],
      ['65535', 65535],
    ],
    bad: ['65536', '-1', '80.5', 'http', '0x50', '1e3'],
  },
  HOST: {
    good: [
      ['0.0.0.0', '0.0.0.0'],
      ['::1', '::1'],
    ],
    bad: [],
  },
  PUBLIC_URL: {
    good: [
      ['https://www.agency.example', 'https://www.agency.example'],
      ['http://agency.example:8080/', 'http://agency.example:8080'],
    ],
    bad: ['agency.example', 'ftp://agency.example', 'https://agency.example/site', 'javascript:alert(1)'],
  },
  DATA_DIR: { good: [['/srv/data', '/srv/data']], bad: [] },
  DATABASE_URL: {
    good: [
      ['postgres://me:pw@db:5432/site', 'postgres://me:pw@db:5432/site'],
      ['postgresql://db/site', 'postgresql://db/site'],
    ],
    bad: ['mysql://db/site', 'db:5432', 'postgres:db'],
  },
  OFFICE_EMAIL: { good: [['office@agency.example', 'office@agency.example']], bad: ['office', 'office@'] },
  SMTP_URL: {
    good: [
      ['smtp://me:pw@mail.example:587', 'smtp://me:pw@mail.example:587'],
      ['smtps://mail.example', 'smtps://mail.example'],
    ],
    bad: ['mail.example:25', 'smtp:mail.example:25', 'smtp://', 'http://mail.example'],
  },
  MAIL_FROM: {
    good: [
      ['a@agency.example', 'a@agency.example'],
      ['Agency <a@agency.example>', 'Agency <a@agency.example>'],
    ],
    bad: ['Agency', 'Agency <office>'],
  },
  STORAGE_URL: {
    good: [
      ['s3://bucket?endpoint=http://localhost:9000&region=eu', 's3://bucket?endpoint=http://localhost:9000&region=eu'],
    ],
    bad: ['https://bucket.s3.example', 's3:', 's3://', 's3://?region=eu'],
  },
  SESSION_SECRET: {
    good: [
      [secret, secret],
      ['ü'.repeat(16), 'ü'.repeat(16)],
    ],
    bad: ['s'.repeat(31)],
  },
  ADMIN_EMAIL: { good: [[' Boss@Agency.example\r', 'boss@agency.example']], bad: ['boss', 'boss@agency'] },
  ADMIN_PASSWORD: {
    good: [
      ['Ab_123', 'Ab_123'],
      ['Ab 123 ', 'Ab 123 '],
    ],
    bad: ['Ab_12', 'ab_123', 'Abc123', 'secret'],
  },
  ADMIN_NAME: {
    good: [
      ['Boo', 'Boo'],
      ['n'.repeat(120), 'n'.repeat(120)],
    ],
    bad: ['Bo', ' Bo ', 'n'.repeat(121)],
  },
  ADMIN_MOBILE: {
    good: [
      ['9876543210', '9876543210'],
      ['9876543210\r', '9876543210'],
    ],
    bad: ['987654321', '98765432101', '98765 4321'],
  },
  SAMPLE_CONTENT: {
    good: [
      ['true', true],
      ['on', true],
      ['FALSE', false],
      ['0', false],
    ],
    bad: ['maybe', '2'],
  },
  TRUST_PROXY: {
    good: [
      ['127.0.0.1', ['127.0.0.1']],
      ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
      ['loopback', ['loopback']],
    ],
    bad: ['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.256'],
  },
  RATE_LIMITS: {
    good: [
      ['off', false],
      ['on', true],
    ],
    bad: ['none'],
  },
  WEBHOOKS_ALLOW_PRIVATE: {
    good: [
      ['on', true],
      ['no', false],
    ],
    bad: ['private'],
  },
  PLAYGROUND: {
    good: [
      ['staff', 'staff'],
      ['off', 'off'],
      ['public', 'public'],
    ],
    bad: ['on', 'Staff'],
  },
  CORS_ORIGINS: {
    good: [['https://a.example, http://b.example:81/', ['https://a.example', 'http://b.example:81']]],
    bad: ['*', 'a.example', 'https://a.example/path', 'null'],
  },
  SITE_FILE: { good: [['brand.json', 'brand.json']], bad: [] },
  LOG_LEVEL: {
    good: [
      ['silent', 'silent'],
      ['debug', 'debug'],
    ],
    bad: ['loud', 'INFO'],
  },
};

const good = Object.entries(cases).flatMap(([name, { good }]) =>
  good.map(([given, becomes]) => ({ name, given, becomes })),
);
const bad = Object.entries(cases).flatMap(([name, { bad }]) => bad.map((given) => ({ name, given })));

test.each(good)('$name=$given is taken', ({ name, given, becomes }) => {
  expect(readSettings({ [name]: given })).toMatchObject({ [name]: becomes });
});

test.each(bad)('$name=$given is refused in one line that names the setting', ({ name, given }) => {
  expect(faultsOf({ [name]: given })).toEqual([expect.stringMatching(new RegExp(`^${name}: expected \\S.*$`))]);
});

test('no line repeats what was given', () => {
  const given = {
    SESSION_SECRET: 'a secret too short',
    ADMIN_PASSWORD: 'hunter2',
    SMTP_URL: 'me:hunter2@mail',
    DATABASE_URL: 'hunter2',
  };
  const lines = faultsOf(given);
  expect(lines).toHaveLength(4);
  for (const value of Object.values(given)) expect(lines.join('\n')).not.toContain(value);
  expect(lines.join('\n')).not.toContain('hunter2');
});

test('every fault has its line, the missing secret of production included', () => {
  const lines = faultsOf({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'x', ADMIN_NAME: 'x' });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'ADMIN_NAME', 'LOG_LEVEL', 'SESSION_SECRET']);
});

test('production requires SESSION_SECRET', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
    'SESSION_SECRET: required in production, expected at least 32 bytes',
  ]);
  expect(faultsOf({ NODE_ENV: 'production', SESSION_SECRET: secret })).toEqual([]);
});

describe('defaults', () => {
  const always = {
    ...{ PORT: 4000, PUBLIC_URL: 'http://localhost:4000', DATA_DIR: '.data', RATE_LIMITS: true, CORS_ORIGINS: [] },
    ...{ WEBHOOKS_ALLOW_PRIVATE: false, PLAYGROUND: 'public', SITE_FILE: 'site.json', LOG_LEVEL: 'info' },
  };

  test.each([
    { when: 'nothing is set', given: {} },
    { when: 'settings are empty or blank', given: Object.fromEntries(Object.keys(cases).map((name) => [name, '  '])) },
    { when: 'NODE_ENV is anything but production', given: { NODE_ENV: 'staging' } },
  ])('where $when', ({ given }) => {
    const settings = readSettings(given as Record<string, string>);
    expect(settings).toMatchObject({ ...always, HOST: '127.0.0.1', SAMPLE_CONTENT: true, production: false });
    for (const name of [
      'DATABASE_URL',
      'SMTP_URL',
      'STORAGE_URL',
      'SESSION_SECRET',
      'TRUST_PROXY',
      'ADMIN_EMAIL',
    ] as const) {
      expect(settings[name]).toBeUndefined();
    }
  });

  test('production listens everywhere and adds no sample content, unless it is told otherwise', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: secret };
    expect(readSettings(production)).toMatchObject({ ...always, HOST: '0.0.0.0', SAMPLE_CONTENT: false });
    const told = { ...production, HOST: '127.0.0.1', SAMPLE_CONTENT: 'on' };
    expect(readSettings(told)).toMatchObject({ HOST: '127.0.0.1', SAMPLE_CONTENT: true });
  });

  test('PUBLIC_URL follows PORT', () => {
    expect(readSettings({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  });
});

describe('files', () => {
  async function folder(onTestFinished: (stop: () => Promise<void>) => void) {
    const path = await mkdtemp(join(tmpdir(), 'marquee-settings-'));
    onTestFinished(() => rm(path, { recursive: true }));
    return path;
  }

  test('the session secret is made once, kept for the owner alone, and given way to SESSION_SECRET', async ({
    onTestFinished,
  }) => {
    const path = join(await folder(onTestFinished), 'data');
    const made = readSecret(path, undefined);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(readSecret(path, undefined)).toEqual(made);
    expect((await stat(join(path, 'session-secret'))).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readSecret(path, secret)).toString()).toBe(secret);
    expect(readSecret(`${path}2`, undefined)).not.toEqual(made);
    await rm(`${path}2`, { recursive: true });
  });

  test.each(['', 'half a sec'])('a session secret that a killed start left as "%s" is made anew', async (left) => {
    const path = await mkdtemp(join(tmpdir(), 'marquee-settings-'));
    await writeFile(join(path, 'session-secret'), left);
    const made = readSecret(path, undefined);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(readSecret(path, undefined)).toEqual(made);
    await rm(path, { recursive: true });
  });

  test('the brand is read, and every fault of it is a line that names SITE_FILE', async ({ onTestFinished }) => {
    const path = await folder(onTestFinished);
    const brand = JSON.parse(await readFile('site.json', 'utf8'));
    const write = async (json: unknown) => {
      await writeFile(join(path, 'site.json'), JSON.stringify(json));
      return () => readSite(join(path, 'site.json'));
    };
    expect((await write({ ...brand, name: 'Beacon', city: undefined }))()).toMatchObject({ name: 'Beacon' });
    const colours = { signal: 'red', depth: '#000000' };
    expect(await write({ ...brand, name: ' ', colours })).toThrow(
      /^SITE_FILE: .*name is empty\nSITE_FILE: .*colours\.signal is a colour.*$/,
    );
    expect(await write({ ...brand, social: { ...brand.social, facebook: 'javascript:alert(1)' } })).toThrow(/facebook/);
    expect(() => readSite(join(path, 'missing.json'))).toThrow(/^SITE_FILE: .*missing\.json cannot be read as JSON$/);
  });
});
