import { deliveryFailures, incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { decodeBytes } from './charset.ts';
import { cleanLine } from './clean.ts';
import { idsIn, newest, valuesOf } from './headers.ts';
import type { Header, ReadMail } from './mail.ts';
import type { Part } from './mime.ts';

const MAX_REASON = 300;
/** Bytes per part that are searched. */
const MAX_PART = 65_536;
/** RFC 3464, and RFC 6533 for international addresses. */
const statusParts = ['message/delivery-status', 'message/global-delivery-status'];
const reportParts = [
  ...statusParts,
  ...['text/rfc822-headers', 'message/rfc822-headers', 'message/rfc822', 'message/global-headers', 'message/global'],
];
/** The types of reports (RFC 5965, 7.3) that say that a mail is unwanted. */
const complaints = ['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list'];
const failureSubject =
  /^\W*(undeliver(ed|able)|unzustellbar|mail delivery fail|delivery (status notification|failure|has failed)|returned mail|failure notice|mail delivery system|message undeliverable)/i;
const delaySubject = /delay|warning|verz[öo]ger|still being retried/i;
const serverAddress = /^\s*(.*<)?(mailer-daemon|postmaster|mail-daemon)@/i;

/** @returns reason and ids of a delivery failure report; null for other mails */
export function bounceOf(headers: Header[], text: string, parts: Part[]): ReadMail['bounce'] {
  const status = parts
    .filter(({ type }) => statusParts.includes(type))
    .map(textOf)
    .join('\n\n');
  const reason = status ? reasonFromStatus(status, text) : reasonFromText(headers, text);
  return reason === null ? null : { reason, originalIds: originalIds(headers, text, parts) };
}

/** @returns the ids of a report that a mail is unwanted; null for other mails */
export function complaintOf(headers: Header[], text: string, parts: Part[]): ReadMail['complaint'] {
  const report = parts.find(({ type }) => type === 'message/feedback-report');
  const kind = report && fieldOf(textOf(report).replace(/\r\n?/g, '\n'), 'feedback-type')?.toLowerCase();
  return kind && complaints.includes(kind) ? { originalIds: originalIds(headers, text, parts) } : null;
}

const isReportPart = ({ type }: Part): boolean => reportParts.includes(type);

const textOf = ({ content, charset }: Part) => decodeBytes(content.subarray(0, MAX_PART), charset).text;

/** Parses a delivery status (RFC 3464), which has a block of fields per recipient. */
function reasonFromStatus(status: string, text: string): string | null {
  const blocks = status
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/);
  const failed = blocks.find((block) => fieldOf(block, 'action')?.toLowerCase().startsWith('failed'));
  if (failed === undefined) return null;
  const diagnostic = fieldOf(failed, 'diagnostic-code')?.replace(/^\s*[a-z0-9-]+\s*;\s*/i, '');
  const lines = [diagnostic, sentenceIn(text), failureBy(fieldOf(failed, 'status'))].map((line) =>
    cleanLine(line ?? '', MAX_REASON),
  );
  return lines.find(Boolean) ?? strings.undelivered;
}

function failureBy(status = ''): string {
  const meaning = deliveryFailures[status.split('.')[1] ?? ''];
  return meaning ? `${status} (${meaning})` : status;
}

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();

function reasonFromText(headers: Header[], text: string): string | null {
  const [subject = ''] = valuesOf(headers, 'subject');
  const isByServer =
    serverAddress.test(valuesOf(headers, 'from')[0] ?? '') ||
    /^\s*<\s*>/.test(valuesOf(headers, 'return-path')[0] ?? '');
  const isFailure = valuesOf(headers, 'x-failed-recipients').length > 0 || failureSubject.test(subject);
  if (!isByServer || !isFailure || delaySubject.test(subject)) return null;
  return cleanLine(sentenceIn(text) ?? '', MAX_REASON) || strings.undelivered;
}

const sentenceIn = (text: string): string | undefined =>
  text
    .slice(0, MAX_PART)
    .split('\n')
    .find((line) => /(^|\W)5\d\d[ -]|\b5\.\d{1,3}\.\d{1,3}\b/.test(line.slice(0, 1000)));

function originalIds(headers: Header[], text: string, parts: Part[]): string[] {
  const texts = [text.slice(0, 4 * MAX_PART), ...parts.filter(isReportPart).slice(0, 10).map(textOf)];
  const headerValues = ['references', 'in-reply-to', 'x-original-message-id'].flatMap((key) => valuesOf(headers, key));
  return newest([...headerValues.flatMap(idsIn), ...texts.flatMap(idsWithin)]);
}

/** Ids of this site are UUIDs and recognized anywhere; others only after a header name. */
const idsWithin = (text: string): string[] => [
  ...(text.match(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@[a-z0-9.-]{1,253}[a-z0-9]/gi) ?? []),
  ...Array.from(
    text.matchAll(/^[ \t>]*(?:message-id|in-reply-to|references)[ \t]*:(.{1,2000})/gim),
    ([, ids = '']) => ids,
  ).flatMap(idsIn),
];
