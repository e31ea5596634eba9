import { count, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { hostStrings, MAX_FEEDS } from '#schema/bookingHost.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { decrypt, encrypt } from '#server/platform/crypto/encrypt.ts';
import { badField, fail, foundOr } from '#server/platform/errors.ts';
import { faultOf } from '#server/platform/outgoing/address.ts';
import { type Host, isManaged, lockHost, refuseOthers, subjectOf } from './hosts.ts';
import { type HostFeedRow, hostFeeds } from './table.ts';

const PURPOSE = 'calendar addresses';

/** @throws when the URL was encrypted with another SESSION_SECRET */
export const addressOf = ({ id, sealedUrl }: HostFeedRow, secret: Uint8Array): string =>
  decrypt(PURPOSE, sealedUrl, id, secret);

/** @param url http or https @throws NOT_FOUND; BAD_USER_INPUT for a refused URL; CONFLICT when MAX_FEEDS is reached */
export async function addHostFeed(context: Context, userId: string, { url }: { url: string }): Promise<Host> {
  refuseOthers(context, userId);
  const fault = faultOf(url, context.settings.WEBHOOKS_ALLOW_PRIVATE);
  if (fault) throw badField('url', fault);
  const now = context.now();
  const id = uuidv7();
  const place = new URL(url).hostname;
  const sealedUrl = encrypt(PURPOSE, url, id, context.secret);
  return context.db.transaction(async (tx) => {
    const host = await lockHost(tx, userId);
    const [feeds] = await tx.select({ count: count() }).from(hostFeeds).where(eq(hostFeeds.hostId, userId));
    if ((feeds?.count ?? 0) >= MAX_FEEDS) throw fail('CONFLICT', hostStrings.tooManyFeeds);
    await tx.insert(hostFeeds).values({ id, hostId: userId, sealedUrl, place, createdAt: now, runAt: now });
    await record(tx, actorOf(context), 'booking.addFeed', subjectOf(host), now, { after: { place } });
    return host;
  });
}

/** Removes a calendar; its busy times become free. @returns its host @throws NOT_FOUND */
export const removeHostFeed = (context: Context, id: string): Promise<Host> =>
  context.db.transaction(async (tx) => {
    const condition = eq(hostFeeds.id, id);
    const { hostId } = foundOr(await tx.select().from(hostFeeds).where(condition), hostStrings.feedNotFound);
    if (!isManaged(context, hostId)) throw fail('NOT_FOUND', hostStrings.feedNotFound);
    // Lock order: the host before the calendar, as in the deletion of a host.
    const host = await lockHost(tx, hostId);
    const { place } = foundOr(await tx.delete(hostFeeds).where(condition).returning(), hostStrings.feedNotFound);
    await record(tx, actorOf(context), 'booking.removeFeed', subjectOf(host), context.now(), { before: { place } });
    return host;
  });
