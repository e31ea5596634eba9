import { afterAll, beforeAll, test } from 'vitest';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { at, type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
});
afterAll(() => processes?.stop());

const comes = (path: string, text: string) =>
  until(async () => (await (await fetch(processes.servers[1].url + path)).text()).includes(text), { withinMs: 1000 });

test('another process shows a changed or reset text within a second', async () => {
  const admin = at(processes.servers[0], processes.admin);
  const original = 'No brief needed';
  await comes('/contact', original);
  await saveTexts(admin, 'CONTACT', { lead: 'Changed at the first.' });
  await comes('/contact', 'Changed at the first.');
  await saveTexts(admin, 'CONTACT', { lead: null });
  await comes('/contact', original);
});
