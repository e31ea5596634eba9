import { eq } from 'drizzle-orm';
import type { AuditAction } from '#schema/audit.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { lockViewer } from './ownPassword.ts';
import { type UserRow, users } from './table.ts';

export type MailSettings = { id: string; followUps: boolean; weekly: boolean };

export const mailSettingsOf = ({ id, wantsFollowUpMail, wantsWeeklyMail }: UserRow): MailSettings => ({
  id,
  followUps: wantsFollowUpMail,
  weekly: wantsWeeklyMail,
});

/** @throws UNAUTHENTICATED when the session has just ended */
export const setFollowUpMail = (context: Context, isOn: boolean): Promise<MailSettings> =>
  setMail(context, 'wantsFollowUpMail', isOn, 'user.setFollowUpMail');

/** @throws UNAUTHENTICATED when the session has just ended */
export const setWeeklyMail = (context: Context, isOn: boolean): Promise<MailSettings> =>
  setMail(context, 'wantsWeeklyMail', isOn, 'user.setWeeklyMail');

const setMail = (
  context: Context,
  key: 'wantsFollowUpMail' | 'wantsWeeklyMail',
  isOn: boolean,
  action: AuditAction,
): Promise<MailSettings> =>
  context.db.transaction(async (tx) => {
    const before = await lockViewer(context, tx);
    const user = { ...before, [key]: isOn };
    const change = changed(before, user, [key]);
    if (!change) return mailSettingsOf(before);
    await tx
      .update(users)
      .set({ [key]: isOn })
      .where(eq(users.id, user.id));
    const subject = { id: user.id, label: user.name };
    await record(tx, actorOf(context), action, subject, context.now(), change);
    return mailSettingsOf(user);
  });
