/** Bytes that are read of a mail: 20 MB of attachments in base64, plus headers and text. */
export const MAX_MAIL_BYTES = 28 * 1024 * 1024;
/** Bytes of the headers. Exchange and Gmail accept up to half of a megabyte. */
export const MAX_HEADER_BYTES = 512 * 1024;

export type MailFile = { name: string; contentType: string; content: Uint8Array };

/** Lowercase address; '' when none is usable. */
export type Sender = { email: string; name: string | null };

export type ReadMail = {
  /** Without angle brackets, at most 500 characters; `sha256:` and a hash when missing or unusable. */
  mailId: string;
  /** The ids in In-Reply-To and References, newest last, without brackets, at most 100. */
  references: string[];
  /** All recipient headers, lowercase, at most 50; one may contain a reply tag. */
  recipients: string[];
  from: Sender;
  /** Where the sender wants answers, at most 10, without addresses of mailing lists. */
  replyTo: Sender[];
  /** One line, at most 300 characters. */
  subject: string;
  date: Date | null;
  /** Text without quotes and signature, at most MAX_ANSWER characters. */
  text: string;
  quoted: string | null;
  /** The receiving server reports a forged From address (RFC 8601). */
  isUnverified: boolean;
  /** Sent by a machine (RFC 3834), by several signs or a certain one. */
  isAutomatic: boolean;
  /** Some sign of a machine, a mailing list, a rule or a help desk: a person may have written it all the same. */
  mayBeAutomatic: boolean;
  /** RFC 3464: reason of at most 300 characters, and ids that may be the failed mail's. */
  bounce: { reason: string; originalIds: string[] } | null;
  /** RFC 5965: a reader reported a mail as spam; ids that may be the mail's. */
  complaint: { originalIds: string[] } | null;
  /** At most MAX_ATTACHMENTS, and MAX_ATTACHMENT_BYTES together. */
  attachments: MailFile[];
  omitted: string[];
  /** A part of the text could not be read: staff need the original. */
  isIncomplete: boolean;
};

export type Envelope = Pick<
  ReadMail,
  | 'mailId'
  | 'references'
  | 'recipients'
  | 'from'
  | 'replyTo'
  | 'subject'
  | 'date'
  | 'isUnverified'
  | 'isAutomatic'
  | 'mayBeAutomatic'
>;

/** Name in lowercase, value unfolded. */
export type Header = { key: string; value: string };
