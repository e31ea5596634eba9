import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { normalPath } from '#schema/redirectPath.ts';
import { VisitBeacon } from '#schema/visit.ts';
import { VISIT_PATH } from '#schema/visitNames.ts';
import type { Services } from '#server/platform/context.ts';
import { originOf } from './createContext.ts';
import { wantsPrivacy } from './wantsPrivacy.ts';

/** No beacon of ours is larger. */
const MAX_BYTES = 8 * 1024;

/**
 * Takes the beacons of pages. It answers 204 in any case, at once: nobody waits for a count, and nobody learns what counts.
 * @param isVisited whether the page at a path is one whose visits are counted
 */
export async function serveVisits(
  app: FastifyInstance,
  { visits, metrics, settings }: Pick<Services, 'visits' | 'metrics' | 'settings'>,
  isVisited: (path: string) => boolean,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  // A body that is too large, a type that is none, a flood.
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

/** @returns what a page tells; null for anything that no page of ours has sent */
function read(body: unknown): VisitBeacon | null {
  try {
    const parsed = VisitBeacon.safeParse(JSON.parse(String(body)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Fetched before anybody wants to see it. */
const early = /prefetch|prerender|preview/i;

/** @returns whether a person has sent it from a page of this site, who may be counted */
function isPerson({ headers }: FastifyRequest): boolean {
  const { 'user-agent': userAgent, 'sec-fetch-site': site = 'same-origin', authorization } = headers;
  if (!userAgent || isbot(userAgent) || wantsPrivacy(headers)) return false;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']].join();
  const isHeadless = /headless/i.test(String(headers['sec-ch-ua']));
  return site === 'same-origin' && !authorization && !early.test(purpose) && !isHeadless;
}
