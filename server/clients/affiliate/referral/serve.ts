import type { FastifyInstance } from 'fastify';
import { codeFrom, REFERRAL, REFERRAL_PATH } from '#schema/referralStrings.ts';
import { campaignOf } from '#schema/visitNames.ts';
import type { Services } from '#server/platform/context.ts';
import { paths } from '#web/shared/paths.ts';
import { findReferrers } from './referrers.ts';

/** Redirects to the home page. When the database is down, the code stays and the page decides. */
export function serveReferrals(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const isKnown = async (code: string) => {
    try {
      return (await findReferrers(db, [code])).has(code);
    } catch {
      return true;
    }
  };
  app.get(REFERRAL_PATH, async (request, reply) => {
    const code = codeFrom(campaignOf(new URLSearchParams(request.url.split('?')[1]))[REFERRAL]);
    const search = code && (await isKnown(code)) ? `?${REFERRAL}=${code}` : '';
    return reply.header('cache-control', 'no-store').redirect(`${paths.home}${search}`, 302);
  });
}
