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
    strictTransportSecurity: settings.PUBLIC_URL.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
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
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
