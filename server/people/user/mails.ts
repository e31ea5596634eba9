import { EMAIL_CHANGE_MINUTES } from '#schema/account.ts';
import { INVITATION_DAYS } from '#schema/invitation.ts';
import { RESET_MINUTES } from '#schema/passwordReset.ts';
import type { Site } from '#schema/site.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import type { InvitationRow, UserRow } from './table.ts';

type Addressee = Pick<UserRow, 'name' | 'email'>;

export const resetMail = (site: Site, user: Addressee, link: string): Mail => ({
  to: user.email,
  subject: `A new password for ${site.name}`,
  text: paragraphs(
    `Hello ${user.name},`,
    'You, or somebody who knows your address, asked for another password. Choose one here:',
    link,
    `This link works once, within ${RESET_MINUTES} minutes.`,
    'If it was not you, there is nothing to do: your password stays as it is.',
    site.name,
  ),
});

export const newEmailMail = (site: Site, user: Addressee, link: string): Mail => ({
  to: user.email,
  subject: `Confirm your new ${site.name} address`,
  text: paragraphs(
    `Hello ${user.name},`,
    'This address is to be that of your account. Confirm it while you are signed in:',
    link,
    `This link works once, within ${EMAIL_CHANGE_MINUTES} minutes. Until then your account keeps its present address.`,
    'If it was not you, there is nothing to do.',
    site.name,
  ),
});

export const invitationMail = (
  site: Site,
  { email, name }: Pick<InvitationRow, 'email' | 'name'>,
  inviter: string,
  link: string,
): Mail => ({
  to: email,
  subject: `You are invited to ${site.name}`,
  text: paragraphs(
    name ? `Hello ${name},` : 'Hello,',
    `${inviter} invites you to the back office of ${site.name}. Choose your password here:`,
    link,
    `This link is for you alone. It works once, within ${INVITATION_DAYS} days.`,
    site.name,
  ),
});
