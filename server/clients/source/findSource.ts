import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { splitLanguage } from '#schema/pageLanguage.ts';
import { normalPath } from '#schema/redirectPath.ts';
import { codeFrom, REFERRAL } from '#schema/referralStrings.ts';
import { campaignOf, DIRECT } from '#schema/visitNames.ts';
import { findReferrer, ifStillThere } from '#server/clients/affiliate/referral/referrers.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { type Context, onceCommitted } from '#server/platform/context.ts';
import { outsideTransaction } from '#server/platform/database/connect.ts';
import { nextUpdatedAt } from '#server/platform/database/updatedAt.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { hostOf } from '#server/platform/visit/hostOf.ts';
import { type Source, sourceOf } from '#server/platform/visit/source.ts';
import { noSource, type SourceFacts } from '#server/platform/visit/sourceColumns.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';

/** Wait for the source before a message is stored without it. */
export const SOURCE_WAIT_MS = 200;
/** Concurrent source lookups per process: each may use a database connection. */
const AT_ONCE = 8;
const inTurn = pLimit(AT_ONCE);

export type FoundSource = {
  facts: SourceFacts;
  /** The source when it arrives late; null when the lookup is complete. Never rejects. */
  late: Promise<SourceFacts> | null;
};

/**
 * Finds the source of a message or application: the caller's visit of today, or else the URL of the form and its
 * referrer. Of a caller who opts out of analytics only the path of the form is noted; with ANALYTICS=off, nothing is.
 * Waits at most SOURCE_WAIT_MS: pass the result to `fillInSource`, which stores what comes later.
 */
export async function findSource(context: Context): Promise<FoundSource> {
  const { settings, wantsPrivacy } = context;
  if (!settings.ANALYTICS) return { facts: noSource, late: null };
  const page = formOf(context);
  const formFacts = { ...noSource, sentFrom: page && normalPath(page.pathname) };
  if (wantsPrivacy) return { facts: formFacts, late: null };
  const lookup = inTurn(() => lookUp(context, page, formFacts));
  const waiting = new AbortController();
  const facts = await Promise.race([
    lookup,
    pause(SOURCE_WAIT_MS, null, { signal: waiting.signal }).catch(() => null),
  ]).finally(() => waiting.abort());
  return facts ? { facts, late: null } : { facts: formFacts, late: lookup };
}

async function lookUp(context: Context, page: URL | null, formFacts: SourceFacts): Promise<SourceFacts> {
  const { visits, log } = context;
  try {
    const visit = await visits.find(context);
    const code = codeFrom(page && campaignOf(page.searchParams)[REFERRAL]);
    // Outside the caller's transaction: a failed or slow query must not fail or delay the message.
    const affiliateId = await findReferrer(outsideTransaction(context.db), visit?.affiliateId ?? null, code);
    const { source, medium, campaign, referrer } = visit ?? ofForm(context, page, affiliateId !== null);
    return {
      ...formFacts,
      source,
      foundSource: source,
      medium,
      campaign,
      referrer,
      firstPage: visit?.path ?? null,
      affiliateId,
    };
  } catch (error) {
    log.warn({ reason: codeOf(error) }, 'the source of a message was not determined');
    return formFacts;
  }
}

type SourceTarget =
  | { table: typeof messages; change: 'message.changed' }
  | { table: typeof affiliates; change: 'affiliate.changed' };
const kinds = {
  message: { table: messages, change: 'message.changed' },
  application: { table: affiliates, change: 'affiliate.changed' },
} as const satisfies Record<string, SourceTarget>;

/** Does not block the caller. Call it after the transaction. A source that staff set meanwhile stays. */
export async function fillInSource(
  context: Context,
  kind: keyof typeof kinds,
  id: string,
  { late }: FoundSource,
): Promise<void> {
  if (!late) return;
  await onceCommitted(context, async ({ db, log }) => {
    const { table, change } = kinds[kind];
    late
      .then(({ source, affiliateId, ...facts }) =>
        db.transaction(async (tx) => {
          const changed = await tx
            .update(table)
            .set({
              ...facts,
              source: sql`coalesce(${table.source}, ${source})`,
              affiliateId: ifStillThere(affiliateId),
              updatedAt: nextUpdatedAt(table.updatedAt),
            })
            .where(eq(table.id, id))
            .returning({ id: table.id });
          if (changed.length) await announceChange(tx, change, { id });
        }),
      )
      .catch((error) => log.warn({ reason: codeOf(error) }, 'the source of a message was not stored'));
  });
}

type FormSource = Omit<Source, 'source'> & { source: string | null };

/** The form's page. A form without scripts posts to a path; the query string is then only in the referrer. */
function formOf({ page, referrer, host, settings, site }: Context): URL | null {
  const own = new URL(settings.PUBLIC_URL);
  const from = [own.host, host].includes(hostOf(referrer) ?? '') ? URL.parse(referrer) : null;
  // Visits and messages name pages without the prefix of a language.
  if (from) from.pathname = splitLanguage(from.pathname, site).url;
  const posted = page === undefined ? null : URL.parse(page, own);
  return posted && (posted.search || posted.pathname !== from?.pathname) ? posted : from;
}

/** A referrer on this site says nothing about the origin: the source is null. */
function ofForm({ referrer, host, settings }: Context, page: URL | null, isReferred: boolean): FormSource {
  const own = new URL(settings.PUBLIC_URL).host;
  const foreign = hostOf(referrer) === host ? '' : referrer;
  const source = sourceOf({ referrer: foreign, campaign: campaignOf(page?.searchParams ?? []) }, own, isReferred);
  return source.source === DIRECT ? { ...source, source: null } : source;
}
