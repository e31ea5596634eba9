import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { at, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
});
afterAll(() => processes?.stop());

async function comes(path: string, text: string) {
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    if ((await (await fetch(processes.servers[1].url + path)).text()).includes(text)) return true;
    await pause(20);
  }
  return false;
}

test('another process shows a changed or reset text within a second', async () => {
  const admin = at(processes.servers[0], processes.admin);
  const original = 'No brief needed';
  expect(await comes('/contact', original)).toBe(true);
  await saveTexts(admin, 'CONTACT', { lead: 'Changed at the first.' });
  expect(await comes('/contact', 'Changed at the first.')).toBe(true);
  await saveTexts(admin, 'CONTACT', { lead: null });
  expect(await comes('/contact', original)).toBe(true);
});
