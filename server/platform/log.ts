import pino, { type Logger } from 'pino';
import { currentRequestContext } from './requestContext.ts';

/** Bytes of unwritten lines; further ones are dropped. */
const MAX_BUFFERED = 4 * 1024 * 1024;

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

/** Standard output. Write errors (a closed pipe, a full disk) do not end the process. */
function destination() {
  const output = pino.destination({ sync: false, maxLength: MAX_BUFFERED });
  let isFailing = false;
  output.on('error', () => {
    isFailing = true;
  });
  output.on('write', () => {
    isFailing = false;
  });
  // At exit pino flushes synchronously, which would loop forever if writing fails.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return output;
}
