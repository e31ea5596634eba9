import type { Site } from '#schema/site.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';

/** Mails about changes of an account, so that users notice changes by others. */
const notices = {
  passwordChanged: {
    subject: 'password was changed',
    text: 'The password of your account was changed just now. All other sign-ins have ended.',
  },
  emailChanged: {
    subject: 'account has another address',
    text: 'The e-mail address of your account was changed just now: mail goes to the new one. All other sign-ins have ended.',
  },
  passwordReset: {
    subject: 'password was changed',
    text: 'The password of your account was changed just now. Whoever was signed in is signed out.',
  },
  totpEnabled: {
    subject: 'authenticator app was set up',
    text: 'An authenticator app was set up for your account just now. From now on its codes are accepted beside those that we mail.',
  },
  totpDisabled: {
    subject: 'authenticator app was removed',
    text: 'The authenticator app of your account was removed just now. Its codes are accepted no more.',
  },
  recoveryMade: {
    subject: 'recovery codes were made',
    text: 'New recovery codes were made for your account just now. Those from before are dead.',
  },
  recoveryUsed: {
    subject: 'recovery code was used',
    text: 'Somebody has just signed in to your account with your password and one of your recovery codes.',
  },
} as const satisfies Record<string, { subject: string; text: string }>;

export type Notice = keyof typeof notices;

export const noticeMail = (site: Site, user: { name: string; email: string }, notice: Notice, suffix = ''): Mail => ({
  to: user.email,
  subject: `Your ${site.name} ${notices[notice].subject}`,
  text: paragraphs(
    `Hello ${user.name},`,
    `${notices[notice].text}${suffix}`,
    'If it was not you, tell an admin at once.',
    site.name,
  ),
});
