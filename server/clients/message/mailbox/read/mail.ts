/** Bytes that are read of a mail: 20 MB of attachments in base64, plus headers and text. */
export const MAX_MAIL_BYTES = 28 * 1024 * 1024;

export type MailFile = { name: string; contentType: string; content: Uint8Array };

export type ReadMail = {
  /** Without angle brackets, at most 500 characters; `sha256:` and a hash when missing or unusable. */
  mailId: string;
  /** The ids in In-Reply-To and References, newest last, without brackets, at most 100. */
  references: string[];
  /** All recipient headers, lowercase, at most 50; one may contain a reply tag. */
  recipients: string[];
  /** Lowercase address; '' when none is usable. */
  from: { email: string; name: string | null };
  /** One line, at most 300 characters. */
  subject: string;
  date: Date | null;
  /** Text without quotes and signature, at most MAX_ANSWER characters. */
  text: string;
  quoted: string | null;
  /** The receiving server reports a forged From address (RFC 8601). */
  isUnverified: boolean;
  /** Sent by a machine (RFC 3834) or a mailing list. */
  isAutomatic: boolean;
  /** RFC 3464: reason of at most 300 characters, and ids that may be the failed mail's. */
  bounce: { reason: string; originalIds: string[] } | null;
  /** At most MAX_ATTACHMENTS, and MAX_ATTACHMENT_BYTES together. */
  attachments: MailFile[];
  /** Sentences for staff: what was left out and why. */
  omitted: string[];
};

export type Envelope = Pick<
  ReadMail,
  'mailId' | 'references' | 'recipients' | 'from' | 'subject' | 'date' | 'isUnverified' | 'isAutomatic'
>;

/** Name in lowercase, value unfolded. */
export type Header = { key: string; value: string };
