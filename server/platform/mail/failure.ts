/**
 * Why a mail was not accepted:
 * - `refused`: the server refuses this mail for good (5yz to MAIL, RCPT or DATA; RFC 5321, 4.2.1);
 * - `deferred`: the server refuses this mail for now (4yz);
 * - `unready`: no server was reached, or it refuses this installation, independent of the mail.
 */
export type Failure = {
  kind: 'refused' | 'deferred' | 'unready';
  status: number | null;
  /** The server's reply in one line. */
  reply: string | null;
};

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown };

const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];
/**
 * Replies that require a sign-in or TLS (RFC 4954, 6; RFC 3207, 4). Every mail gets them until the settings are
 * correct.
 */
const settingsStatuses = [530, 534, 535, 538];
const MAX_REPLY = 300;

export function failureOf(error: unknown): Failure {
  const { responseCode, response } = error as SmtpError;
  const status = Number(responseCode) || null;
  const reply = typeof response === 'string' ? lineOf(response) || null : null;
  const isFinal = status !== null && status >= 500;
  const kind = !isOfMail(error as SmtpError, status) ? 'unready' : isFinal ? 'refused' : 'deferred';
  return { kind, status, reply };
}

function isOfMail({ code, command }: SmtpError, status: number | null): boolean {
  if (status === null || status < 400 || settingsStatuses.includes(status)) return false;
  // If the server closes the connection (421) during a mail, nodemailer does not report the command.
  if (status === 421 && code === 'ECONNECTION') return true;
  return mailCommands.includes(String(command));
}

/** A multiline reply repeats its status codes on each line. */
const lineOf = (response: string): string =>
  response
    .replace(/[\r\n]+\d{3}[ -](\d\.\d{1,3}\.\d{1,3} +)?/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_REPLY)
    .toWellFormed();
