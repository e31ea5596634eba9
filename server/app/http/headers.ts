import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageSource } from '#server/app/pages/pageSource.ts';
import type { Settings } from '#server/platform/settings.ts';
import { CATCH_ALL } from './allowedMethods.ts';
import { CHALLENGE } from './bearer.ts';
import { contentSecurity } from './contentSecurity.ts';
import { secretHeaders } from './secretHeaders.ts';

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
const referrerPolicy = 'strict-origin-when-cross-origin';
const isData = /^application\/([\w.-]+\+)?json/;
type Origin = Pick<Settings, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>;
const strictTransport = ({ PUBLIC_URL, HSTS_SUBDOMAINS }: Origin): Record<string, string> =>
  PUBLIC_URL.startsWith('https:')
    ? { 'strict-transport-security': `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}` }
    : {};

export const plainHeaders = (settings: Origin): Record<string, string> => ({
  'content-security-policy': contentSecurity.failure,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': referrerPolicy,
  'permissions-policy': permissionsPolicy,
  'cache-control': 'no-store',
  ...strictTransport(settings),
});

/** Permitted parameter names of a route beside `:token`; they contain no secret. */
const openParams = ['slug', 'id', 'name', 'file'];

/** Refuses routes whose parameters have other names: `secretHeaders` are only sent for `:token`. */
function refuseUnknownParam(url: string): void {
  for (const [, name = ''] of url.matchAll(/:(\w+)/g))
    if (name !== 'token' && !openParams.includes(name))
      throw new Error(`${url}: a parameter that lets somebody in is called :token; ${name} is none of the others.`);
}

/** @param pages `scriptHashes` is null in development, where Vite's inline scripts change with every edit */
export function sendHeaders(
  app: FastifyInstance,
  settings: Settings,
  { scriptHashes, isSecretPath }: Pick<PageSource, 'scriptHashes' | 'isSecretPath'>,
): void {
  const fixed = {
    ...(scriptHashes && { 'Content-Security-Policy': contentSecurity.page(scriptHashes) }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': referrerPolicy,
    ...strictTransport(settings),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissionsPolicy,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
  const secretRoutes = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    refuseUnknownParam(url);
    if (url.includes(':token') || isSecretPath(url)) secretRoutes.add(url);
  });
  const isSecret = ({ url, routeOptions: { url: route = CATCH_ALL } }: FastifyRequest) =>
    route === CATCH_ALL ? isSecretPath(url.split('?', 1)[0] as string) : secretRoutes.has(route);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A kept-alive connection would keep the server from closing.
    if (isStopping) reply.header('connection', 'close');
    if (reply.statusCode === 401 && !reply.hasHeader('www-authenticate')) reply.header('www-authenticate', CHALLENGE);
    if (isSecret(request)) reply.headers(secretHeaders);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (isData.test(String(reply.getHeader('content-type'))))
      reply.header('Content-Security-Policy', contentSecurity.data);
    done();
  });
}
