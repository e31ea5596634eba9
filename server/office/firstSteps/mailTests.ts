import { v7 as uuidv7 } from 'uuid';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { readImapUrl } from '#server/platform/mail/imapUrl.ts';
import { senderOf } from '#server/platform/mail/office.ts';
import { smtpTransport } from '#server/platform/mail/transport.ts';
import type { MailTest } from '#server/schema.gen.ts';

/** Sends a mail to the viewer past the outbox, so that the answer of the server is known. @throws RATE_LIMITED */
export async function sendTestMail(context: Context): Promise<MailTest> {
  const { settings, site, limits } = context;
  const { id, email, name } = viewerOf(context);
  await limits.take('mailTestOf', id);
  if (!settings.SMTP_URL)
    return { isOk: false, text: 'No server is set: mail is written to files in the outbox of the data folder.' };
  const transport = smtpTransport(settings.SMTP_URL, async () => settings.MAIL_FROM ?? senderOf(site));
  const now = context.now();
  const text = `Hello ${name},\n\nthis is the test mail of ${site.name}. Mail goes out.\n`;
  try {
    await transport.send({
      ...emptyMail,
      id: uuidv7(),
      to: email,
      subject: 'Test mail',
      text,
      createdAt: now,
    });
    return { isOk: true, text: `The server took the mail to ${email}.` };
  } catch (error) {
    return { isOk: false, text: `The mail was not sent: ${wordsOf(error)}` };
  } finally {
    transport.close();
  }
}

const emptyMail = { headers: {}, calendar: null, follows: [] };

/** Opens the mailbox with the settings of its reader. @throws RATE_LIMITED */
export async function readMailboxNow(context: Context): Promise<MailTest> {
  const { settings, limits } = context;
  await limits.take('mailTestOf', viewerOf(context).id);
  const address = settings.IMAP_URL ? readImapUrl(settings.IMAP_URL) : null;
  if (!address)
    return { isOk: false, text: 'No mailbox is set: answers are read from files in the inbox of the data folder.' };
  try {
    // Loaded here, because a start without a mailbox does without the packages for mails.
    const { countMails } = await import('#server/clients/message/mailbox/imap.ts');
    const count = await countMails(address);
    const mails = count === 1 ? '1 mail' : `${count} mails`;
    return {
      isOk: true,
      text: `The mailbox ${address.mailbox} is open, with ${mails}. New answers join their enquiries.`,
    };
  } catch (error) {
    return { isOk: false, text: `The mailbox could not be read: ${wordsOf(error)}` };
  }
}

const MAX_WORDS = 300;

type ServerError = Error & { response?: unknown; responseText?: unknown; code?: unknown };

/** What the server answered, or why there was no answer, in one line. */
function wordsOf(error: unknown): string {
  const { response, responseText, message, code } = error as ServerError;
  const words = [responseText, response, message, code].find((one) => typeof one === 'string' && one.trim());
  return String(words ?? 'no answer')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS)
    .toWellFormed();
}
