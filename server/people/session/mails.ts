import type { Site } from '#schema/site.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';

export const codeMail = (site: Site, user: { name: string; email: string }, code: string): Mail => ({
  to: user.email,
  subject: `Your ${site.name} sign-in code`,
  text: paragraphs(
    `Hello ${user.name},`,
    `Your sign-in code is ${code}`,
    'It is good for 10 minutes and for one sign-in.',
    'If you did not just sign in, somebody knows your password: change it, and tell an admin.',
    site.name,
  ),
});
