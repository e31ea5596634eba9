import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { print } from 'graphql';
import { readSiteFile } from '#server/content/site/file.ts';
import type { Round } from '#tests/bench/rounds.ts';
import type { RenderRequest } from '#web/server.tsx';

// The raw limit of a page: only React's `renderToString` of the same tree with its data in memory. It runs this file in
// its own process.

type Request = { url: string; path: string } | { seconds: number };

/** Prepares the page as the product does, with the data of a running product. @returns a function that renders it */
async function prepare({ url, path }: { url: string; path: string }): Promise<() => string> {
  const query: RenderRequest['query'] = async (document, variables) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: print(document), variables });
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    return { data: ((await answer.json()) as { data: Record<string, unknown> }).data, failure: null };
  };
  const pages = (await import(
    join(import.meta.dirname, '../../dist/server/server.js')
  )) as typeof import('#web/server.tsx');
  const site = { ...readSiteFile('site.json'), publicUrl: url, countsVisits: true, year: 2026, mayTag: false };
  const { tree } = await pages.prepare({ url: path, site, base: '', query, posted: null, reference: null });
  return () => pages.draw(tree);
}

function draw(drawn: () => string, seconds: number): Round {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  let requests = 0;
  for (; performance.now() - begun < seconds * 1000; requests += 1) drawn();
  const { user, system } = process.cpuUsage(cpu);
  const took = (performance.now() - begun) / 1000;
  return { requests, perSecond: requests / took, cpuMicros: (user + system) / requests };
}

/** Starts rendering a page. @param url a running product @param path the page */
export async function startRenderer(
  url: string,
  path: string,
): Promise<{ round(seconds: number): Promise<Round>; stop(): Promise<void> }> {
  const child = fork(import.meta.filename, { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('nothing was drawn')));
  failed.catch(() => undefined);
  const send = async (asked: Request) => {
    const answer = Promise.race([once(child, 'message'), failed]);
    child.send(asked);
    return (await answer)[0];
  };
  await send({ url, path });
  return {
    round: (seconds) => send({ seconds }),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

if (import.meta.main) {
  let drawn: () => string;
  process.on('message', async (asked: Request) => {
    if ('url' in asked) drawn = await prepare(asked);
    process.send?.('url' in asked ? true : draw(drawn, asked.seconds));
  });
}
