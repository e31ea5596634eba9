import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '#server/platform/settings.ts';
import { cases } from '#tests/kit/product/settingCases.ts';

const secret = 's'.repeat(32);

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
}

const good = Object.entries(cases).flatMap(([name, { good }]) =>
  good.map(([given, becomes]) => ({ name, given, becomes })),
);
const bad = Object.entries(cases).flatMap(([name, { bad }]) => bad.map((given) => ({ name, given })));

test.each(good)('$name=$given is accepted', ({ name, given, becomes }) => {
  expect(readSettings({ [name]: given })).toMatchObject({ [name]: becomes });
});

test.each(bad)('$name=$given is refused in one line with the name of the setting', ({ name, given }) => {
  expect(faultsOf({ [name]: given })).toEqual([expect.stringMatching(new RegExp(`^${name}: expected \\S.*$`))]);
});

test('no error line repeats the given value', () => {
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

test('every invalid setting has a line, a missing secret in production included', () => {
  const lines = faultsOf({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'x', ADMIN_NAME: 'x' });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'ADMIN_NAME', 'LOG_LEVEL', 'SESSION_SECRET']);
});

test('METRICS_PORT must differ from PORT', () => {
  const fault = 'METRICS_PORT: expected another port than PORT';
  expect(faultsOf({ METRICS_PORT: '4000' })).toEqual([fault]);
  expect(faultsOf({ METRICS_PORT: '8080', PORT: '8080' })).toEqual([fault]);
  expect(faultsOf({ METRICS_PORT: '4001' })).toEqual([]);
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
    ...{
      WEBHOOKS_ALLOW_PRIVATE: false,
      PLAYGROUND: 'public',
      INDEXNOW_URL: 'https://api.indexnow.org/indexnow',
      SITE_FILE: 'site.json',
      LOG_LEVEL: 'info',
    },
  };

  test.each([
    { when: 'nothing is set', given: {} },
    { when: 'settings are empty or blank', given: Object.fromEntries(Object.keys(cases).map((name) => [name, '  '])) },
    { when: 'NODE_ENV is anything but production', given: { NODE_ENV: 'staging' } },
  ])('the defaults apply where $when', ({ given }) => {
    const settings = readSettings(given as Record<string, string>);
    const defaults = { HOST: '127.0.0.1', SAMPLE_CONTENT: true, DRAIN_DELAY: 0, production: false };
    expect(settings).toMatchObject({ ...always, ...defaults });
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

  test('production listens on all addresses and adds no sample content by default', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: secret };
    expect(readSettings(production)).toMatchObject({
      ...{ ...always, HOST: '0.0.0.0', SAMPLE_CONTENT: false, DRAIN_DELAY: 5 },
    });
    const reported = { ...production, HOST: '127.0.0.1', SAMPLE_CONTENT: 'on' };
    expect(readSettings(reported)).toMatchObject({ HOST: '127.0.0.1', SAMPLE_CONTENT: true });
  });

  test('PUBLIC_URL follows PORT', () => {
    expect(readSettings({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  });
});
