import type { Context } from '#server/platform/context.ts';
import { longDayOf } from '#server/platform/mail/longDay.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { paths } from '#web/shared/paths.ts';

type Brand = Pick<Context, 'settings' | 'site'>;
type Owner = { name: string; email: string };
export type DueFollowUp = {
  id: string;
  name: string;
  service: string;
  followUpDay: string;
  followUpNote: string | null;
};

/** @param due the first follow-ups @param count of all */
export function followUpMail({ settings, site }: Brand, owner: Owner, due: DueFollowUp[], count: number): Mail {
  const inbox = `${settings.PUBLIC_URL}${paths.messages}?due=yes`;
  const more = count - due.length;
  return {
    to: owner.email,
    subject: count === 1 ? '1 follow-up is due' : `${count} follow-ups are due`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: paragraphs(
      `Hello ${owner.name},`,
      count === 1 ? 'This follow-up of yours is due:' : `These ${count} follow-ups of yours are due:`,
      ...due.map((followUp) => followUpText(settings.PUBLIC_URL, followUp)),
      ...(more ? [`And ${more} more: ${inbox}`] : []),
      `You get this mail at 9:00 on days on which something is due. Switch it off in your account: ${settings.PUBLIC_URL}${paths.account}`,
      site.name,
    ),
  };
}

const followUpText = (url: string, { id, name, service, followUpDay, followUpNote }: DueFollowUp): string =>
  [`${name}, ${service}`, `Due ${longDayOf(followUpDay)}`, followUpNote, `${url}${paths.message(id)}`]
    .filter(Boolean)
    .join('\n');
