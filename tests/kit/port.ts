import { createServer } from 'node:net';

/**
 * A port that nobody listens at, known before the start because pages and pictures carry the address. It is below those
 * that systems hand out by themselves, so that nobody is given it meanwhile.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
