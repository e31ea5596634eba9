import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves, so that nobody is given one of these meanwhile. */
const FIRST = 20_000;
/** How many ports a worker of Vitest has for itself: what one has found free, no other takes before it is used. */
const OWN = 1000;
const WORKERS = 12;
const own = FIRST + OWN * (Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS);
let next = Math.floor(Math.random() * OWN);

/** A port that nobody listens at, known before the start because pages and pictures carry the address. */
export async function freePort(): Promise<number> {
  const port = own + (next % OWN);
  next += 1;
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
