import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSite } from '#tests/kit/content/site.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await startProcesses();
});
afterAll(() => processes?.stop());

const title = async (url: string) => /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1];

test('changed settings reach every process within a second, also after a restart', async () => {
  const titles = () => Promise.all(processes.servers.map(({ url }) => title(`${url}/about`)));
  for (const name of ['Heron', 'Kingfisher']) {
    await changeSite(processes.admin, { name });
    await until(async () => (await titles()).every((one) => one === `About - ${name}`), { withinMs: 1000 });
  }
  await processes.servers[1].end('SIGKILL');
  await processes.startAgain();
  expect(await titles()).toEqual(['About - Kingfisher', 'About - Kingfisher']);
});
