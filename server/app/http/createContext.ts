import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { apiTokenStrings } from '#schema/apiToken.ts';
import type { LanguageCode } from '#schema/languages.ts';
import { languagesOf, PAGE_LANGUAGE } from '#schema/pageLanguage.ts';
import type { Site } from '#schema/site.ts';
import { findTokenCaller, isApiToken, isAppToken } from '#server/people/apiToken/bearer.ts';
import { findAppCaller } from '#server/people/oauth/caller.ts';
import { findViewer } from '#server/people/session/sessions.ts';
import { readToken } from '#server/people/session/token.ts';
import type { Caller, Context, Origin, Services } from '#server/platform/context.ts';
import { codeByStatus, errors, fail, type Refusal, refusalOf } from '#server/platform/errors.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';
import { bearerOf } from './bearer.ts';
import { wantsPrivacy } from './wantsPrivacy.ts';

const nobody: Caller = { viewer: null };

export async function createContext(services: Services, request: FastifyRequest): Promise<Context> {
  const origin = originOf(request);
  const caller = await callerOf(services, bearerOf(request), origin);
  await countRequest(services, request, caller);
  const trail = requestContextOf(request);
  if (trail && caller.viewer) trail.user = caller.viewer.id;
  if (trail && caller.token) trail.token = { id: caller.token.id, name: caller.token.name };
  const site = await services.readSite();
  return { ...services, ...caller, ...origin, ...pageLanguageIn(request, site), site };
}

/** @returns whether the request has a session token. The session itself may have ended. */
export async function hasSessionToken({ now, secret }: Services, request: FastifyRequest): Promise<boolean> {
  const token = bearerOf(request);
  return token !== undefined && (await readToken(token, now(), secret)) !== null;
}

export const createAnonymousContext = async (services: Services, origin: Origin): Promise<Context> => ({
  ...services,
  ...nobody,
  ...origin,
  site: await services.readSite(),
});

const counted = new WeakSet<FastifyRequest>();

/** Counts a request once, although its caller is looked up again after the body. @throws RATE_LIMITED */
async function countRequest({ limits }: Services, request: FastifyRequest, { token }: Caller): Promise<void> {
  if (!token?.requestsPerMinute || counted.has(request)) return;
  counted.add(request);
  const { id, requestsPerMinute } = token;
  const retryAfter = await limits.takeOf('tokenRequestsTo', requestsPerMinute, 'token', id);
  if (retryAfter) throw fail('RATE_LIMITED', apiTokenStrings.tooMany(requestsPerMinute), { retryAfter });
}

const MAX_USER_AGENT = 300;
const MAX_REFERRER = 2000;

export const originOf = ({ ip, id, host, headers }: FastifyRequest): Origin => ({
  address: ip,
  requestId: id,
  userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
  host,
  referrer: (headers.referer ?? '').slice(0, MAX_REFERRER),
  wantsPrivacy: wantsPrivacy(headers),
});

/** Scripts of a page of a site with several languages send its language as a parameter of /graphql. */
function pageLanguageIn({ url, query }: FastifyRequest, site: Site): Pick<Origin, 'pageLanguage'> {
  if (!url.startsWith('/graphql?')) return {};
  const { [PAGE_LANGUAGE]: word } = query as Record<string, unknown>;
  return pageLanguageOf(
    languagesOf(site)?.find((code) => code === word),
    site,
  );
}

/** @returns what a context has of the language of a page: nothing on a site with one */
export const pageLanguageOf = (language: LanguageCode | undefined, site: Site): Pick<Origin, 'pageLanguage'> =>
  language && languagesOf(site) ? { pageLanguage: language } : {};

/** Looks up the caller for a session token or an API token. An invalid token is treated as no token. */
async function callerOf(services: Services, token: string | undefined, origin: Origin): Promise<Caller> {
  if (token && isApiToken(token)) return (await findTokenCaller(services, token)) ?? nobody;
  if (token && isAppToken(token)) return (await findAppCaller(services, token)) ?? nobody;
  return { viewer: await findViewer(services, token, origin) };
}

export function refusalOfRequestError(error: unknown): Refusal {
  const { statusCode } = error as { statusCode?: number };
  if (error instanceof GraphQLError || !statusCode || statusCode >= 500) return refusalOf(error);
  // 414 means a long path parameter (rest/row.ts, MAX_PARAM): nothing has such a long name.
  const code = statusCode === 414 ? 'NOT_FOUND' : (codeByStatus[statusCode] ?? 'BAD_REQUEST');
  const [status, message] = errors[code];
  return { code, status, message };
}
