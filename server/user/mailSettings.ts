import { eq } from 'drizzle-orm';
import { changed } from '#server/audit/change.ts';
import { actorOf, record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import { lockViewer } from './ownPassword.ts';
import { type UserRow, users } from './table.ts';

export type MailSettings = { id: string; followUps: boolean };

/** What a user wants to be told. */
export const mailSettingsOf = ({ id, wantsFollowUpMail }: UserRow): MailSettings => ({
  id,
  followUps: wantsFollowUpMail,
});

/** Says whether the viewer gets the mail about follow-ups. @throws UNAUTHENTICATED when their session has just ended */
export const setFollowUpMail = (context: Context, isOn: boolean): Promise<MailSettings> =>
  context.db.transaction(async (tx) => {
    const before = await lockViewer(context, tx);
    const user = { ...before, wantsFollowUpMail: isOn };
    const change = changed(before, user, ['wantsFollowUpMail']);
    if (!change) return mailSettingsOf(before);
    await tx.update(users).set({ wantsFollowUpMail: isOn }).where(eq(users.id, user.id));
    const subject = { id: user.id, label: user.name };
    await record(tx, actorOf(context), 'user.setFollowUpMail', subject, context.now(), change);
    return mailSettingsOf(user);
  });
