/** How much of a mail is read at all: 20 MB of files in base64, and what stands around them. */
export const MAX_MAIL_BYTES = 28 * 1024 * 1024;

/** A file that came with a mail. */
export type MailFile = { name: string; contentType: string; content: Uint8Array };

/** What a mail says, bounded and in plain text. */
export type ReadMail = {
  /** Its Message-ID without angle brackets, at most 500 characters; `sha256:` and the hash of its bytes when it has none that is usable. */
  mailId: string;
  /** The ids in In-Reply-To and References, newest last, without brackets, at most 100. */
  references: string[];
  /** Addresses in To, Cc, Delivered-To, X-Original-To, Envelope-To, lowercase, at most 50: an answer's tag may stand there. */
  recipients: string[];
  /** The address is lowercase; '' when there is none usable. */
  from: { email: string; name: string | null };
  /** One line, at most 300 characters. */
  subject: string;
  date: Date | null;
  /** What was written, without quotes and signature, at most MAX_ANSWER characters. */
  text: string;
  /** What it quotes, and its signature. */
  quoted: string | null;
  /** The receiving server found that the From address is forged (RFC 8601). */
  isUnverified: boolean;
  /** A machine wrote it (RFC 3834), or a list sent it on. */
  isAutomatic: boolean;
  /** A mail of ours did not arrive (RFC 3464): why, in one line of at most 300 characters, and every id that may be its own. */
  bounce: { reason: string; originalIds: string[] } | null;
  /** At most MAX_ATTACHMENTS, and MAX_ATTACHMENT_BYTES together. */
  attachments: MailFile[];
  /** Sentences for people: what was left out and why. */
  omitted: string[];
};

/** What stands in a mail's headers: the rest is in its parts. */
export type Envelope = Pick<
  ReadMail,
  'mailId' | 'references' | 'recipients' | 'from' | 'subject' | 'date' | 'isUnverified' | 'isAutomatic'
>;

/** A header as it stands in a mail: its name in lowercase, its value unfolded. */
export type Header = { key: string; value: string };
