import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#schema/durations.ts';
import { timeOf } from '#schema/officeTime.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { longDay } from '#server/platform/mail/longDay.ts';
import { type Mail, queueMail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { paths } from '#web/shared/paths.ts';
import { type ApiTokenRow, apiTokenExpiryMails, apiTokens } from './table.ts';

/** Days before the end; one day for a token that lives no longer than that. */
const NOTICE_DAYS = 7;
const BATCH = 50;

type Parts = Pick<Services, 'db' | 'now' | 'settings' | 'readSite'>;

/** Mails the owners of API tokens that expire soon, once per token. @returns whether there may be more */
export async function queueExpiryMails({ db, now, settings, readSite }: Parts): Promise<boolean> {
  const brand = { settings, site: await readSite() };
  const at = now();
  const { expiresAt, createdAt, revokedAt } = apiTokens;
  const livesOver = (days: number) => sql`${expiresAt} - ${createdAt} > make_interval(days => ${days})`;
  const endsWithin = (days: number) => lte(expiresAt, new Date(at.getTime() + days * DAY_MS));
  return db.transaction(async (tx) => {
    const ending = await tx
      .select({ token: apiTokens, owner: users })
      .from(apiTokens)
      .innerJoin(users, and(eq(users.id, apiTokens.userId), eq(users.isBlocked, false)))
      .leftJoin(apiTokenExpiryMails, eq(apiTokenExpiryMails.tokenId, apiTokens.id))
      .where(
        and(
          ...[
            isNull(revokedAt),
            isNull(apiTokens.oauthClientId),
            isNull(apiTokenExpiryMails.tokenId),
            gt(expiresAt, at),
          ],
          or(...[1, NOTICE_DAYS].map((days) => and(livesOver(days), endsWithin(days)))),
        ),
      )
      .orderBy(asc(expiresAt))
      .limit(BATCH)
      .for('update', { of: apiTokens, skipLocked: true });
    if (!ending.length) return false;
    // A process that read the token before another one mailed about it inserts nothing.
    const claimed = await tx
      .insert(apiTokenExpiryMails)
      .values(ending.map(({ token }) => ({ tokenId: token.id, mailedAt: at })))
      .onConflictDoNothing()
      .returning();
    const ids = claimed.map(({ tokenId }) => tokenId);
    const mails = ending
      .filter(({ token }) => ids.includes(token.id))
      .map(({ token, owner }) => expiryMail(brand, owner, token));
    if (mails.length) await queueMail(tx, mails, at);
    return ending.length === BATCH;
  });
}

type Brand = Pick<Services, 'settings'> & { site: Awaited<ReturnType<Services['readSite']>> };

function expiryMail({ settings, site }: Brand, owner: UserRow, { name, hint, expiresAt }: ApiTokenRow): Mail {
  const end = `${timeOf(expiresAt, site.timeZone)} on ${longDay(expiresAt, site.timeZone)}`;
  return {
    to: owner.email,
    subject: `An API token expires: ${name}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: paragraphs(
      `Hello ${owner.name},`,
      `the API token “${name}”, which ends in ${hint}, expires at ${end}. The program that uses it is refused from then on.`,
      `Rotate the token, with a new lifetime, and give the new secret to the program: ${settings.PUBLIC_URL}${paths.apiTokens}`,
      site.name,
    ),
  };
}
