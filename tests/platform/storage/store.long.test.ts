import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore, readFile } from '#server/platform/storage/store.ts';
import { until } from '#tests/kit/product/embedded.ts';

const root = join(import.meta.dirname, '../../..');
const SIZE = 64 * 1024 * 1024;
const writing = (folder: string) => `
  import { openStore } from '#server/platform/storage/store.ts';
  const store = await openStore(${JSON.stringify(folder)});
  await store.put('sizes/a/480.avif', Buffer.alloc(${SIZE}, 1));`;

test('a file is complete or absent, also when its writer is killed', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writing(folder)], { cwd: root });
  // Registered before the kill, because the process may have ended already.
  const closed = once(child, 'close');
  const isWriting = () => {
    try {
      return readdirSync(join(folder, 'uploads/sizes/a')).length > 0;
    } catch {
      return false;
    }
  };
  await until(isWriting, { everyMs: 5 });
  child.kill('SIGKILL');
  await closed;
  const store = await openStore(folder);
  expect([null, SIZE]).toContain((await readFile(store, 'sizes/a/480.avif'))?.length ?? null);
  await store.put('sizes/a/480.avif', Buffer.from('whole'));
  expect(String(await readFile(store, 'sizes/a/480.avif'))).toBe('whole');
});
