import { and, count, desc, eq, gt, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm';
import { MAIL_NOTICE_DAYS, dashboardStrings as strings } from '#schema/dashboard.ts';
import { DAY_MS, MINUTE_MS } from '#schema/durations.ts';
import { dayOf, timeOf } from '#schema/officeTime.ts';
import { readActiveHosts } from '#server/clients/booking/diary.ts';
import { bookingHosts, bookings, hostFeeds } from '#server/clients/booking/table.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { webhookFailures, webhooks } from '#server/platform/webhook/table.ts';
import { paths } from '#web/shared/paths.ts';

/** A calendar is read every 15 minutes: one that was read since then is not reported. */
const CALENDAR_STALE_MS = 20 * MINUTE_MS;
/** Mail that waits longer than this is reported; a single failed try is not. */
const MAIL_LATE_MS = 10 * MINUTE_MS;

export type DayNotice = {
  kind: 'MAIL' | 'CALENDAR' | 'HOSTS' | 'WEBHOOK';
  text: string;
  /** Of the screen where it is mended; null when it is not mended in the office. */
  path: string | null;
};
type Dated = DayNotice & { at: Date };

const plain = (notices: Dated[], limit: number): DayNotice[] =>
  notices
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(({ at: _, ...notice }) => notice);

/** Failed mails, and for admins the mails that the mail server does not take. */
export async function readMailNotices(context: Context, limit: number): Promise<DayNotice[]> {
  const isAdmin = viewerOf(context).role === 'admin';
  const [failedReplies, failedMails, waiting] = await Promise.all([
    readFailedReplies(context, limit),
    readFailedMails(context, limit, isAdmin),
    isAdmin ? readWaitingMails(context) : [],
  ]);
  return [...waiting, ...plain([...failedReplies, ...failedMails], limit)];
}

/** Replies that came back, or that no mail server took, without a later reply to the same message. */
async function readFailedReplies({ db, now }: Context, limit: number): Promise<Dated[]> {
  const since = new Date(now().getTime() - MAIL_NOTICE_DAYS * DAY_MS);
  const later = db
    .select({ one: sql`1` })
    .from(sql`${replies} as later`)
    .where(
      sql`later.message_id = ${replies.messageId} and later.reply_date > ${replies.replyDate} and later.bounced_at is null`,
    );
  const rows = await db
    .select({ id: messages.id, name: messages.name, at: replies.bouncedAt, reason: replies.bounceReason })
    .from(replies)
    .innerJoin(messages, eq(messages.id, replies.messageId))
    .where(and(gt(replies.bouncedAt, since), eq(messages.isSpam, false), sql`not exists ${later}`))
    .orderBy(desc(replies.bouncedAt), desc(replies.id))
    .limit(limit);
  return rows.map(({ id, name, at, reason }) => ({
    kind: 'MAIL',
    text: strings.replyFailed(name, reason),
    path: paths.message(id),
    at: at as Date,
  }));
}

/** Other mails: those about a message for all staff, the rest for admins. */
async function readFailedMails({ db, now }: Context, limit: number, isAdmin: boolean): Promise<Dated[]> {
  const since = new Date(now().getTime() - MAIL_NOTICE_DAYS * DAY_MS);
  const aboutMessage = sql<string | null>`(select m.id from ${messages} m
    where m.id = any(outgoing_mail.about) and not m.is_spam limit 1)`;
  const aboutBooking = sql<
    string | null
  >`(select b.id from ${bookings} b where b.id = any(outgoing_mail.about) limit 1)`;
  const isReply = sql`exists (select 1 from ${replies} r where r.id = outgoing_mail.id)`;
  const rows = await db
    .select({
      to: outgoingMail.to,
      subject: outgoingMail.subject,
      reason: outgoingMail.serverReply,
      at: outgoingMail.undeliveredAt,
      messageId: aboutMessage,
      bookingId: aboutBooking,
    })
    .from(outgoingMail)
    .where(
      and(gt(outgoingMail.undeliveredAt, since), sql`not ${isReply}`, isAdmin ? undefined : isNotNull(aboutMessage)),
    )
    .orderBy(desc(outgoingMail.undeliveredAt), desc(outgoingMail.id))
    .limit(limit);
  return rows.map(({ to, subject, reason, at, messageId, bookingId }) => ({
    kind: 'MAIL',
    text: strings.mailFailed(to, subject, reason),
    path: messageId ? paths.message(messageId) : bookingId ? paths.bookings : null,
    at: at as Date,
  }));
}

async function readWaitingMails({ db, now, site }: Context): Promise<DayNotice[]> {
  const [waiting] = await db
    .select({ size: count(), oldest: min(outgoingMail.createdAt) })
    .from(outgoingMail)
    .where(
      and(
        isNull(outgoingMail.sentAt),
        isNull(outgoingMail.undeliveredAt),
        isNotNull(outgoingMail.lastError),
        lt(outgoingMail.createdAt, new Date(now().getTime() - MAIL_LATE_MS)),
      ),
    );
  if (!waiting?.size || !waiting.oldest) return [];
  const [day, time] = [dayOf(waiting.oldest, site.timeZone), timeOf(waiting.oldest, site.timeZone)];
  const since = day === dayOf(now(), site.timeZone) ? time : `${day} ${time}`;
  return [{ kind: 'MAIL', text: strings.mailsWait(waiting.size, since), path: null }];
}

/** Calendars of hosts that cannot be read, and for admins that no host takes the calls that the site offers. */
export async function readCalendarNotices(context: Context): Promise<DayNotice[]> {
  const { db, now, site } = context;
  const { id, role } = viewerOf(context);
  if (!site.takesBookings) return [];
  if ((await readActiveHosts(db)).length === 0)
    return role === 'admin' ? [{ kind: 'HOSTS', text: strings.noHosts, path: paths.slots }] : [];
  const rows = await db
    .select({ hostId: hostFeeds.hostId, name: users.name, place: hostFeeds.place, fault: hostFeeds.fault })
    .from(hostFeeds)
    .innerJoin(bookingHosts, eq(bookingHosts.userId, hostFeeds.hostId))
    .innerJoin(users, eq(users.id, hostFeeds.hostId))
    .where(
      and(
        isNotNull(hostFeeds.fault),
        or(isNull(hostFeeds.readAt), lt(hostFeeds.readAt, new Date(now().getTime() - CALENDAR_STALE_MS))),
        eq(bookingHosts.isActive, true),
        eq(users.isBlocked, false),
        role === 'admin' ? undefined : eq(hostFeeds.hostId, id),
      ),
    )
    .orderBy(users.name, hostFeeds.id);
  return rows.map(({ hostId, name, place, fault }) => ({
    kind: 'CALENDAR',
    text: strings.calendarFailed(name, place, fault as string),
    path: hostId === id ? paths.myHours : paths.slots,
  }));
}

/** Webhooks without a success since a failure, unless somebody switched them off. */
export async function readWebhookNotices({ db }: Context): Promise<DayNotice[]> {
  const rows = await db
    .select({ id: webhooks.id, name: webhooks.name, url: webhooks.url, reason: webhookFailures.reason })
    .from(webhookFailures)
    .innerJoin(webhooks, eq(webhooks.id, webhookFailures.webhookId))
    .where(or(eq(webhooks.isOn, true), isNotNull(webhookFailures.endedAt)))
    .orderBy(webhookFailures.since, webhooks.id);
  return rows.map(({ id, name, url, reason }) => ({
    kind: 'WEBHOOK',
    text: strings.webhookFailed(name ?? new URL(url).host, reason),
    path: paths.webhook(id),
  }));
}
