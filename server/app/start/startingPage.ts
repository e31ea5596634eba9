import { once } from 'node:events';
import { createServer } from 'node:http';
import { readSettings } from '#server/platform/settings.ts';

/** Seconds after which a browser asks again. */
const RETRY_AFTER = 3;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER}">
<title>Starting</title>
<body style="margin:20vh auto 0;max-width:24rem;padding:0 1rem;font:1.125rem/1.5 system-ui;color-scheme:light dark">
<p>The site is starting. This page reloads by itself.</p>
</html>
`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER),
};

/**
 * Answers every request with 503 until the product can be loaded. An invalid setting or a port in use is reported by
 * the start itself.
 * @returns a function that frees the port
 */
export async function serveStartingPage(environment: NodeJS.ProcessEnv): Promise<() => Promise<unknown>> {
  const server = createServer((_request, response) => response.writeHead(503, headers).end(page));
  try {
    const { PORT, HOST } = readSettings(environment);
    server.listen(PORT, HOST);
    await once(server, 'listening');
  } catch {
    return async () => undefined;
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
