import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { findBearer, isApiToken } from '#server/people/apiToken/bearer.ts';
import { findViewer } from '#server/people/session/sessions.ts';
import { readToken } from '#server/people/session/token.ts';
import type { Asker, Context, Origin, Services } from '#server/platform/context.ts';
import { codeByStatus, errors, type Refusal, refusalOf } from '#server/platform/errors.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';
import { bearerOf } from './bearer.ts';
import { wantsPrivacy } from './wantsPrivacy.ts';

const nobody: Asker = { viewer: null };

/** Who asks, from where: the context of one request. */
export async function createContext(services: Services, request: FastifyRequest): Promise<Context> {
  const origin = originOf(request);
  const asker = await askerOf(services, bearerOf(request), origin);
  const trail = requestContextOf(request);
  if (trail && asker.viewer) trail.user = asker.viewer.id;
  return { ...services, ...asker, ...origin, site: await services.readSite() };
}

/** @returns whether a request carries the token of a session, which may have ended: nobody is looked up */
export async function hasSessionToken({ now, secret }: Services, request: FastifyRequest): Promise<boolean> {
  const token = bearerOf(request);
  return token !== undefined && (await readToken(token, now(), secret)) !== null;
}

/** The context of a request that is answered alike whoever asks: a page, a posted form. */
export const createAnonymousContext = async (services: Services, origin: Origin): Promise<Context> => ({
  ...services,
  ...nobody,
  ...origin,
  site: await services.readSite(),
});

/** How much of what a client says it is is kept. */
const MAX_USER_AGENT = 300;
/** How much of the address of a page. */
const MAX_REFERRER = 2000;

/** Where a request comes from. */
export const originOf = ({ ip, id, host, headers }: FastifyRequest): Origin => ({
  address: ip,
  requestId: id,
  userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
  host,
  referrer: (headers.referer ?? '').slice(0, MAX_REFERRER),
  wantsPrivacy: wantsPrivacy(headers),
});

/** Who stands behind a bearer, a session's or an API token. One that is no good is as none. */
async function askerOf(services: Services, token: string | undefined, origin: Origin): Promise<Asker> {
  if (token && isApiToken(token)) return (await findBearer(services, token)) ?? nobody;
  return { viewer: await findViewer(services, token, origin) };
}

/**
 * Why a request was refused before anything of ours saw it (a broken body, a foreign content type), or by something of
 * ours: one answer for both.
 */
export function refusalOfRequestError(error: unknown): Refusal {
  const { statusCode } = error as { statusCode?: number };
  if (error instanceof GraphQLError || !statusCode || statusCode >= 500) return refusalOf(error);
  // 414 is said of a part of the path (rest/row.ts, MAX_PARAM): nothing has so long a name.
  const code = statusCode === 414 ? 'NOT_FOUND' : (codeByStatus[statusCode] ?? 'BAD_REQUEST');
  const [status, message] = errors[code];
  return { code, status, message };
}
