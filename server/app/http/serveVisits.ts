import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { normalPath } from '#schema/redirectPath.ts';
import { VisitBeacon } from '#schema/visit.ts';
import { campaignOf, VISIT_PATH } from '#schema/visitNames.ts';
import type { Services } from '#server/platform/context.ts';
import { originOf } from './createContext.ts';
import { wantsPrivacy } from './wantsPrivacy.ts';

const MAX_BYTES = 8 * 1024;

/** Always answers 204 at once, so that a client does not learn what is counted. */
export async function serveVisits(
  app: FastifyInstance,
  { visits, metrics, settings }: Pick<Services, 'visits' | 'metrics' | 'settings'>,
  isVisited: (path: string) => boolean,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  // The body is too large, the type unknown, or the limit exceeded.
  app.setErrorHandler((_error, _request, reply) => {
    metrics.countVisits('ignored');
    return reply.code(204).send();
  });
  app.post(VISIT_PATH, async (request, reply) => {
    reply.code(204);
    if (!settings.ANALYTICS) return null;
    const beacon = isPerson(request) ? read(request.body) : null;
    const path = beacon && normalPath(beacon.path);
    const { address, userAgent } = originOf(request);
    if (beacon && path && isVisited(path)) visits.note({ ...beacon, path, address, userAgent });
    else metrics.countVisits('ignored');
    return null;
  });
}

/** @returns null for a body that is not a beacon of our pages */
function read(body: unknown): VisitBeacon | null {
  try {
    const parsed = VisitBeacon.safeParse(JSON.parse(String(body)));
    return parsed.success ? { ...parsed.data, campaign: campaignOf(Object.entries(parsed.data.campaign)) } : null;
  } catch {
    return null;
  }
}

const early = /prefetch|prerender|preview/i;

/** @returns whether a person who allows counting has sent it from a page of this site */
function isPerson({ headers }: FastifyRequest): boolean {
  const { 'user-agent': userAgent, 'sec-fetch-site': site = 'same-origin', authorization } = headers;
  if (!userAgent || isbot(userAgent) || wantsPrivacy(headers)) return false;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']].join();
  const isHeadless = /headless/i.test(String(headers['sec-ch-ua']));
  return site === 'same-origin' && !authorization && !early.test(purpose) && !isHeadless;
}
