import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteFile } from '#server/content/site/file.ts';
import { readSecret } from '#server/platform/crypto/secret.ts';

const secret = 's'.repeat(32);

async function folder(onTestFinished: (stop: () => Promise<void>) => void) {
  const path = await mkdtemp(join(tmpdir(), 'marquee-settings-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('the session secret is created once for its owner unless SESSION_SECRET is set', async ({ onTestFinished }) => {
  const path = join(await folder(onTestFinished), 'data');
  const made = readSecret(path, undefined);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(readSecret(path, undefined)).toEqual(made);
  expect((await stat(join(path, 'session-secret'))).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readSecret(path, secret)).toString()).toBe(secret);
  expect(readSecret(`${path}2`, undefined)).not.toEqual(made);
  await rm(`${path}2`, { recursive: true });
});

test.each(['', 'half a sec'])('an incomplete session secret "%s" of a killed start is replaced', async (left) => {
  const path = await mkdtemp(join(tmpdir(), 'marquee-settings-'));
  await writeFile(join(path, 'session-secret'), left);
  const made = readSecret(path, undefined);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(readSecret(path, undefined)).toEqual(made);
  await rm(path, { recursive: true });
});

test('every error in the brand file is a line with SITE_FILE', async ({ onTestFinished }) => {
  const path = await folder(onTestFinished);
  const brand = JSON.parse(await readFile('site.json', 'utf8'));
  const write = async (json: unknown) => {
    await writeFile(join(path, 'site.json'), JSON.stringify(json));
    return () => readSiteFile(join(path, 'site.json'));
  };
  expect((await write({ ...brand, name: 'Beacon', city: undefined }))()).toMatchObject({ name: 'Beacon' });
  const colours = { signal: 'red', depth: '#000000' };
  expect(await write({ ...brand, name: ' ', colours })).toThrow(
    /^SITE_FILE: .*name is empty\nSITE_FILE: .*colours\.signal is a colour.*$/,
  );
  expect(await write({ ...brand, social: { ...brand.social, facebook: 'javascript:alert(1)' } })).toThrow(/facebook/);
  expect(() => readSiteFile(join(path, 'missing.json'))).toThrow(/^SITE_FILE: .*missing\.json cannot be read as JSON$/);
});
