import { eq } from 'drizzle-orm';
import { mailFilesOf } from '#server/clients/message/conversation/replyFiles.ts';
import { recordUndelivered } from '#server/clients/message/conversation/undelivered.ts';
import { recordServiceId } from '#server/clients/message/mailbox/serviceMailId.ts';
import { type Mail, queueMail, startOutbox } from '#server/platform/mail/outbox.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { smtpTransport } from '#server/platform/mail/transport.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';

let made = 0;
/** A mail to an address without earlier mails. */
export function newMail(details: Partial<Mail> = {}): Mail {
  made += 1;
  return { to: `reader${made}@mail.example`, subject: 'News', text: 'Something happened.\n', ...details };
}

type To = Pick<Mail, 'to'>;

/** The mails of a product, as its tables and its mail server have them. */
export function outgoingOf(product: Product) {
  const { db, now } = product.services;
  const queue = (mail: Mail) => db.transaction((tx) => queueMail(tx, mail, now()));
  const copies = ({ to }: To) => product.mail.mails.filter((mail) => mail.to?.some(({ address }) => address === to));
  const rowsOf = ({ to }: To) => db.select().from(outgoingMail).where(eq(outgoingMail.to, to));
  async function rowOf({ to }: To) {
    const [row] = await rowsOf({ to });
    if (!row) throw new Error(`no mail to ${to}`);
    return row;
  }
  /** The number of failed tries of a mail, once they are recorded. */
  async function failures(mail: To) {
    const { attempts, lastError, sentAt } = await rowOf(mail);
    return lastError !== null && sentAt === null ? attempts : 0;
  }
  /** Runs the outbox once. All mails that were due before have then been tried. */
  async function lookThrough(outbox: Loop) {
    const marker = newMail();
    await queue(marker);
    outbox.wake();
    await until(async () => (await rowOf(marker)).attempts > 0);
  }
  return { queue, copies, rowOf, rowsOf, failures, lookThrough };
}

/** The outbox of another server process on the same database, for example of one started after a kill. */
export const startOtherOutbox = ({ services: { db, store, log, now, metrics }, mail }: Product): Loop =>
  startOutbox({
    ...{ db, log, now, metrics, recordServiceId, recordUndelivered },
    readFiles: (mailId) => mailFilesOf({ db, store }, mailId),
    transport: smtpTransport(mail.url, async () => 'Marquee <hello@marquee.example>'),
  });
