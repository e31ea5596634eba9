import pino, { type Logger } from 'pino';
import { currentRequestContext } from '#server/http/requestContext.ts';

/** How many bytes of lines wait to be written together, and for how long at most. pino writes the rest when the process ends. */
const buffering = { minLength: 8 * 1024, periodicFlush: 100 } as const;

/** The log: a line of JSON for each thing, with the id of the request that it belongs to. @param level of pino's */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ requestId: currentRequestContext()?.requestId }),
    },
    pino.destination({ sync: false, ...buffering }),
  );
