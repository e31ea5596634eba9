import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings.ts';

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
const HSTS = { maxAge: 31_536_000, includeSubDomains: true };
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
  ...(isSecure(settings) && { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` }),
});

/**
 * The headers of every answer. Scripts come from this origin only; `starterHash` allows the one inline script that
 * starts them. Styles need 'unsafe-inline': the page carries its own, and toasts are placed by style attributes.
 */
export async function sendHeaders(app: FastifyInstance, settings: Settings, starterHash: string | null): Promise<void> {
  const self = ["'self'"];
  const directives = {
    defaultSrc: self,
    scriptSrc: [...self, ...(starterHash ? [`'sha256-${starterHash}'`] : [])],
    styleSrc: [...self, "'unsafe-inline'"],
    // Cover pictures may be linked from anywhere.
    imgSrc: [...self, 'data:', 'blob:', 'https:', 'http:'],
    fontSrc: self,
    connectSrc: self,
    objectSrc: ["'none'"],
    baseUri: self,
    formAction: self,
    frameAncestors: ["'none'"],
  };
  await app.register(helmet, {
    // Vite's development scripts are inline and change with every edit.
    contentSecurityPolicy: starterHash ? { useDefaults: false, directives } : false,
    strictTransportSecurity: isSecure(settings) && HSTS,
    referrerPolicy: { policy: referrerPolicy },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // Kept for another request, a connection would keep the server from closing.
    if (isStopping) reply.header('connection', 'close');
    reply.header('permissions-policy', permissionsPolicy);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
