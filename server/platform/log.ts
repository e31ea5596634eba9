import pino, { type Logger } from 'pino';
import { currentRequestContext } from './requestContext.ts';

/** How many bytes of lines wait to be written together, and for how long at most. pino writes the rest when the process ends. */
const buffering = { minLength: 8 * 1024, periodicFlush: 100 } as const;
/** How many bytes of lines that cannot be written are kept; those beyond are lost. */
const MOST_KEPT = 4 * 1024 * 1024;

/** The log: a line of JSON for each thing, with the id of the request that it belongs to. @param level of pino's */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ requestId: currentRequestContext()?.requestId }),
    },
    destination(),
  );

/** Standard output, whose failures (a reader that has ended, a full disk) end no process. */
function destination() {
  const output = pino.destination({ sync: false, maxLength: MOST_KEPT, ...buffering });
  let isFailing = false;
  output.on('error', () => {
    isFailing = true;
  });
  output.on('write', () => {
    isFailing = false;
  });
  // At the end of the process pino has all lines written at once, which goes on for ever where they cannot be.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return output;
}
