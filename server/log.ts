import { hostname } from 'node:os';
import pino, { type Logger } from 'pino';
import { currentRequestContext } from '#server/http/requestContext.ts';

/** How many characters of lines wait to be written together, and for how long at most. */
const CHUNK = 64 * 1024;
const MAX_WAIT_MS = 100;

/** Standard output. Written one by one, the lines cost more than the answers that they tell of. */
const output = gather(pino.destination({ sync: false }));

/** The log: a line of JSON for each thing, with the id of the request that it belongs to. @param level of pino's */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      timestamp: () => `,"time":"${moment()}"`,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ requestId: currentRequestContext()?.requestId }),
    },
    output,
  );

const everyLines = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1);

/** Writes a line as the log would, from its members in JSON: less work, for what is written for every kept answer. */
export const writeLine = (level: string, members: string): void =>
  output.write(`{"level":"${level}","time":"${moment()}",${everyLines},${members}}\n`);

function gather(destination: ReturnType<typeof pino.destination>) {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const pass = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines) destination.write(lines);
    lines = '';
  };
  const flushSync = () => {
    pass();
    destination.flushSync();
  };
  process.once('exit', flushSync);
  return {
    write(line: string): void {
      lines += line;
      if (lines.length >= CHUNK) pass();
      else timer ??= setTimeout(pass, MAX_WAIT_MS).unref();
    },
    /** For pino, when the process is about to end. */
    flushSync,
  };
}

let [at, written] = [0, ''];

/** @returns now, in ISO 8601 */
function moment(): string {
  const now = Date.now();
  if (now !== at) [at, written] = [now, new Date(now).toISOString()];
  return written;
}
