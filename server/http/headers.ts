import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/start/settings.ts';
import { contentSecurity } from './contentSecurity.ts';

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
const referrerPolicy = 'strict-origin-when-cross-origin';
/** JSON, by any of its names. */
const isData = /^application\/([\w.-]+\+)?json/;
const HSTS = 'max-age=31536000; includeSubDomains';
const isSecure = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) => PUBLIC_URL.startsWith('https:');

/** The headers of an answer that comes from no route: a line of text, or the short page of a failure. */
export const plainHeaders = (settings: Pick<Settings, 'PUBLIC_URL'>): Record<string, string> => ({
  'content-security-policy': contentSecurity.failure,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': referrerPolicy,
  'permissions-policy': permissionsPolicy,
  'cache-control': 'no-store',
  ...(isSecure(settings) && { 'strict-transport-security': HSTS }),
});

/**
 * Sends the headers of every answer.
 * @param scriptHashes of the scripts that stand in each page; null in development, where Vite's scripts are inline and change
 * with every edit
 */
export function sendHeaders(app: FastifyInstance, settings: Settings, scriptHashes: string[] | null): void {
  const fixed = Object.entries({
    ...(scriptHashes && { 'Content-Security-Policy': contentSecurity.page(scriptHashes) }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': referrerPolicy,
    ...(isSecure(settings) && { 'Strict-Transport-Security': HSTS }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissionsPolicy,
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    // On the answer itself: a stream leaves past the application.
    for (const [name, value] of fixed) raw.setHeader(name, value);
    done();
  });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Kept for another request, a connection would keep the server from closing.
    if (isStopping) reply.header('connection', 'close');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (isData.test(String(reply.getHeader('content-type'))))
      reply.raw.setHeader('Content-Security-Policy', contentSecurity.data);
    done();
  });
}
