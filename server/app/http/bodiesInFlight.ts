import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/limit/limits.ts';
import { isLoopback } from '#server/platform/limit/loopback.ts';
import { announcesBody } from './body.ts';
import { hasSessionToken } from './createContext.ts';

const MB = 1024 * 1024;

/** Bytes of incomplete bodies per server process: of one anonymous network, and of all callers. */
export const bodyLimits = { ofNetwork: 32 * MB, overall: 192 * MB };
/** Seconds. */
const RETRY_AFTER = 10;

type Body = { network: string; bytes: number; isBounded: boolean; refuse: (error: Error) => void };

/**
 * Incomplete bodies may take minutes to arrive (MAX_REQUEST_MS). A network over its limit loses the request that
 * exceeds it. When all memory is used, the network with the most bytes loses its largest body.
 */
export function limitBodies(app: FastifyInstance, services: Services): void {
  if (!services.settings.RATE_LIMITS) return;
  const bodies = new Set<Body>();
  let bytesOfAll = 0;
  const ofNetworks = new Map<string, number>();
  const add = ({ network }: Body, bytes: number) => {
    bytesOfAll += bytes;
    const left = (ofNetworks.get(network) ?? 0) + bytes;
    if (left > 0) ofNetworks.set(network, left);
    else ofNetworks.delete(network);
    return left;
  };

  const trusted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (announcesBody(request) && (isLoopback(request.ip) || (await hasSessionToken(services, request))))
      trusted.add(request);
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!announcesBody(request)) return done(null, payload);
    const refuse = (error: Error) => {
      end();
      // Do not wait for the rest of the body.
      reply.header('connection', 'close');
      payload.emit('error', error);
    };
    const isBounded = !trusted.has(request);
    // Bodies of staff do not count for anonymous callers of the same network.
    const network = `${isBounded ? 'strangers' : 'staff'} ${networkOf(request.ip)}`;
    const body: Body = { network, bytes: 0, isBounded, refuse };
    const end = () => {
      if (bodies.delete(body)) add(body, -body.bytes);
      payload.off('data', count);
    };
    const count = ({ length }: Buffer) => {
      body.bytes += length;
      if (add(body, length) > bodyLimits.ofNetwork && body.isBounded)
        return refuse(fail('RATE_LIMITED', undefined, { retryAfter: RETRY_AFTER }));
      if (bytesOfAll > bodyLimits.overall)
        largest(bodies, ofNetworks).refuse(fail('UNAVAILABLE', undefined, { retryAfter: RETRY_AFTER }));
    };
    bodies.add(body);
    payload.on('data', count);
    payload.once('end', end);
    request.raw.once('close', end);
    done(null, payload);
  });
}

function largest(bodies: ReadonlySet<Body>, ofNetworks: ReadonlyMap<string, number>): Body {
  const [most] = [...ofNetworks].reduce((one, other) => (other[1] > one[1] ? other : one));
  const ofMost = [...bodies].filter(({ network }) => network === most);
  return ofMost.reduce((one, other) => (other.bytes > one.bytes ? other : one));
}
