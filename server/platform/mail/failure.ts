/**
 * Why a mail was not handed over:
 * - `refused`: the server's answer to this mail is final (5yz to MAIL, RCPT or DATA; RFC 5321, 4.2.1);
 * - `deferred`: the server puts this mail off (4yz);
 * - `unready`: no server was reached, or it would not talk to this installation. The mail is not to blame.
 */
export type Failure = {
  kind: 'refused' | 'deferred' | 'unready';
  /** The status of the server's answer, where there was one. */
  status: number | null;
  /** What the server said, in one line. */
  reply: string | null;
};

/** What nodemailer tells of a failure. */
type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown };

/** The commands that are about one mail. */
const ofMail = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Answers that ask for a sign-in or for TLS first (RFC 4954, 6; RFC 3207, 4): every mail gets them until the settings are right. */
const ofSettings = [530, 534, 535, 538];
const MAX_REPLY = 300;

/** @returns what to make of an error of a transport */
export function failureOf(error: unknown): Failure {
  const { responseCode, response } = error as SmtpError;
  const status = Number(responseCode) || null;
  const reply = typeof response === 'string' ? lineOf(response) || null : null;
  const isFinal = status !== null && status >= 500;
  const kind = !isOfMail(error as SmtpError, status) ? 'unready' : isFinal ? 'refused' : 'deferred';
  return { kind, status, reply };
}

function isOfMail({ code, command }: SmtpError, status: number | null): boolean {
  if (status === null || status < 400 || ofSettings.includes(status)) return false;
  // A server that ends the connection (421) while it takes a mail: nodemailer no longer says at which command.
  if (status === 421 && code === 'ECONNECTION') return true;
  return ofMail.includes(String(command));
}

/** An answer of several lines repeats its codes at each. */
const lineOf = (response: string): string =>
  response
    .replace(/[\r\n]+\d{3}[ -](\d\.\d{1,3}\.\d{1,3} +)?/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_REPLY)
    .toWellFormed();
