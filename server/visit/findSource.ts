import { normalPath } from '#schema/redirectPath.ts';
import { codeFrom, REFERRAL } from '#schema/referralStrings.ts';
import { DIRECT } from '#schema/visitNames.ts';
import type { Context } from '#server/context.ts';
import { hostOf } from '#server/http/hostOf.ts';
import { findReferrer } from '#server/referral/referrers.ts';
import { type Source, sourceOf } from './source.ts';
import { noSource, type SourceFacts } from './sourceColumns.ts';

/**
 * Finds where the sender of a form comes from: by their visit of today, or, if they were not counted, by the address of the
 * form and the page that has led to it. Of who wants no counting only the page of the form is kept; with ANALYTICS=off nothing.
 * The affiliate is that of the visit, or of the address of the form, which may have been opened by the link.
 */
export async function findSource(context: Context): Promise<SourceFacts> {
  const { settings, visits, wantsPrivacy } = context;
  if (!settings.ANALYTICS) return noSource;
  const page = formOf(context);
  const sentFrom = page && normalPath(page.pathname);
  if (wantsPrivacy) return { ...noSource, sentFrom };
  const visit = await visits.find(context);
  const code = codeFrom(page?.searchParams.get(REFERRAL));
  const affiliateId = await findReferrer(context.db, visit?.affiliateId ?? null, code);
  const { source, medium, campaign, referrer } = visit ?? ofForm(context, page, affiliateId !== null);
  return {
    ...{ source, foundSource: source, medium, campaign, referrer },
    ...{ firstPage: visit?.path ?? null, sentFrom, affiliateId },
  };
}

type Found = Omit<Source, 'source'> & { source: string | null };

/**
 * The page of this site that the form was sent from; null when the browser does not say. A form without scripts is posted to a
 * path, and what stood behind it in the address of its page is told by the referrer alone.
 */
function formOf({ page, referrer, host, settings }: Context): URL | null {
  const own = new URL(settings.PUBLIC_URL);
  const from = [own.host, host].includes(hostOf(referrer) ?? '') ? URL.parse(referrer) : null;
  const posted = page === undefined ? null : URL.parse(page, own);
  return posted && (posted.search || posted.pathname !== from?.pathname) ? posted : from;
}

/**
 * What the address of the form says, and another site that has led to it. Whoever comes from another page of this site may have
 * come from anywhere: of them nothing is known.
 */
function ofForm({ referrer, host, settings }: Context, page: URL | null, isReferred: boolean): Found {
  const own = new URL(settings.PUBLIC_URL).host;
  const foreign = hostOf(referrer) === host ? '' : referrer;
  const found = sourceOf(
    { referrer: foreign, campaign: Object.fromEntries(page?.searchParams ?? []) },
    own,
    isReferred,
  );
  return found.source === DIRECT ? { ...found, source: null } : found;
}
