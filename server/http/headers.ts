import type { FastifyInstance } from 'fastify';
import { FACES, hashOf } from '#server/pages/document.ts';
import type { Settings } from '#server/start/settings.ts';

/** The policy of the playground's page: its editor runs workers, and carries some icons as data. */
export const playgroundPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
const referrerPolicy = 'strict-origin-when-cross-origin';
/** JSON, by any of its names. */
const isData = /^application\/([\w.-]+\+)?json/;
const HSTS = 'max-age=31536000; includeSubDomains';
const isSecure = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) => PUBLIC_URL.startsWith('https:');

/** The headers of an answer that comes from no route: a line of text, or the short page of a failure. */
export const plainHeaders = (settings: Pick<Settings, 'PUBLIC_URL'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': referrerPolicy,
  'permissions-policy': permissionsPolicy,
  'cache-control': 'no-store',
  ...(isSecure(settings) && { 'strict-transport-security': HSTS }),
});

/** The policy of everything else. */
const policyOf = (starterHash: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hashOf(FACES)}' 'sha256-${starterHash}'`,
    "style-src 'self' 'unsafe-inline'",
    // Cover pictures may be linked from anywhere.
    "img-src 'self' data: blob: https: http:",
    // The faces stand in the page's styles.
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');

/** The policy of data: whoever opens it as a page sees text. */
const dataPolicy = "default-src 'none';frame-ancestors 'none'";

/**
 * The headers of every answer. Scripts come from this origin only; the two inline ones of a page are known by their hashes,
 * that of its start as `starterHash`. Styles need 'unsafe-inline': the page carries its own, and toasts are placed by style
 * attributes.
 */
export function sendHeaders(app: FastifyInstance, settings: Settings, starterHash: string | null): void {
  const fixed = Object.entries({
    // Vite's development scripts are inline and change with every edit.
    ...(starterHash && { 'Content-Security-Policy': policyOf(starterHash) }),
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
      reply.raw.setHeader('Content-Security-Policy', dataPolicy);
    done();
  });
}
