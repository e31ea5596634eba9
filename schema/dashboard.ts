/** How long an undelivered mail is reported on the dashboard, in days. */
export const MAIL_NOTICE_DAYS = 7;

const mails = (count: number) => (count === 1 ? 'One mail waits' : `${count} mails wait`);

export const dashboardStrings = {
  dayFailed: 'Failed to load your day.',
  /** @param reason the reply of a mail server, already in one line */
  mailFailed: (to: string, subject: string, reason: string | null) =>
    `The mail “${subject}” to ${to} was not delivered${reason ? `: ${reason}` : '.'}`,
  replyFailed: (name: string, reason: string | null) =>
    `The reply to ${name} was not delivered${reason ? `: ${reason}` : '.'}`,
  /** @param since time of day or date of the oldest mail */
  mailsWait: (count: number, since: string) =>
    `${mails(count)} since ${since}, because the mail server does not take ${count === 1 ? 'it' : 'them'}. Check SMTP_URL and the log of the server; the mails go out by themselves as soon as the mail server answers.`,
  calendarFailed: (host: string, place: string, fault: string) =>
    `The calendar of ${host} at ${place} cannot be read: ${fault} Until then calls may be offered at busy times.`,
  noHosts:
    'Calls are switched on, but nobody takes them: visitors find no free time. Add a host and say when they take calls.',
  webhookFailed: (name: string, reason: string) => `Deliveries to ${name} fail: ${reason}`,
} as const;
