import { createServer } from 'node:net';

/** Below the ports that operating systems assign by themselves, so that no other program is given one of them. */
const FIRST = 20_000;
/** The number of ports reserved for a Vitest worker: no other worker can take a port between the check and its use. */
const OWN = 1000;
const WORKERS = 12;
const own = FIRST + OWN * (Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS);
let next = Math.floor(Math.random() * OWN);

/** A free port, for products that need their address before the start because pages and pictures contain it. */
export async function freePort(): Promise<number> {
  const port = own + (next % OWN);
  next += 1;
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
