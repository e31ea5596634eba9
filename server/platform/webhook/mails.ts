import { timeOf } from '#schema/officeTime.ts';
import { FAILING_DAYS } from '#schema/webhook.ts';
import type { Context } from '#server/platform/context.ts';
import { longDay } from '#server/platform/mail/longDay.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { paths } from '#web/shared/paths.ts';
import type { WebhookRow, webhookFailures } from './table.ts';

type Brand = Pick<Context, 'settings' | 'site'>;
type Admin = { name: string; email: string };
type Failure = typeof webhookFailures.$inferSelect;

const mail = (
  { settings, site }: Brand,
  { name, email }: Admin,
  { id, url }: WebhookRow,
  subject: string,
  ...texts: string[]
): Mail => ({
  to: email,
  subject: `${subject}: ${new URL(url).host}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: paragraphs(
    `Hello ${name},`,
    ...texts,
    `Address: ${url}\nDeliveries: ${settings.PUBLIC_URL}${paths.webhook(id)}`,
    site.name,
  ),
});

/** The webhook is still on. */
export const failingMail = (brand: Brand, admin: Admin, webhook: WebhookRow, { since, reason }: Failure): Mail =>
  mail(
    brand,
    admin,
    webhook,
    'A webhook fails',
    `since ${timeIn(brand, since)} no delivery of this webhook has succeeded. ${reason}`,
    `Each delivery is tried for a day. If none succeeds for ${FAILING_DAYS} days, the webhook is switched off.`,
  );

export const endedMail = (brand: Brand, admin: Admin, webhook: WebhookRow, { since, reason }: Failure): Mail =>
  mail(
    brand,
    admin,
    webhook,
    'A webhook was switched off',
    `this webhook was switched off, because its deliveries failed. The first failed at ${timeIn(brand, since)}. ${reason}`,
    'Mend the receiver, switch the webhook on, and send what it missed again.',
  );

const timeIn = ({ site: { timeZone } }: Brand, at: Date): string =>
  `${timeOf(at, timeZone)} on ${longDay(at, timeZone)}`;
