import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Email } from 'postal-mime';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { type MadeMessage, makeMessage, messageOperations } from './message.ts';

const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });

/** Composes a mail as a mail program does. */
export async function writeMail(mail: SendMailOptions): Promise<Buffer> {
  const { message } = await writer.sendMail({ to: 'office@agency.example', ...mail });
  return message as Buffer;
}

/** Composes an answer to a received mail, as the mail program of its recipient does. */
export function writeAnswer(mail: Email, answer: SendMailOptions = {}): Promise<Buffer> {
  return writeMail({
    from: mail.to?.[0]?.address,
    to: mail.replyTo?.[0]?.address,
    subject: mail.subject?.replace(/^(Re: )?/, 'Re: '),
    inReplyTo: mail.messageId,
    references: [mail.references, mail.messageId].filter(Boolean).join(' '),
    ...answer,
  });
}

let bounces = 0;

/** Composes a bounce (RFC 3464). */
export function writeBounce({ to, messageId, subject }: Email, reason: string): string {
  bounces += 1;
  const boundary = `report-${bounces}`;
  const parts = [
    'Content-Type: text/plain; charset=us-ascii\n\nYour message could not be delivered to one or more recipients.',
    `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.client.example\n\nFinal-Recipient: rfc822; ${to?.[0]?.address}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; ${reason}`,
    `Content-Type: text/rfc822-headers\n\nMessage-ID: ${messageId}\nSubject: ${subject}`,
  ];
  const head = [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.client.example (Mail Delivery System)',
    'To: office@agency.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${bounces}.${Date.now()}@mx.client.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
  ];
  const body = parts.map((part) => `--${boundary}\n${part}\n`).join('\n');
  return `${head.join('\n')}\n\n${body}\n--${boundary}--\n`.replaceAll('\n', '\r\n');
}

const conversationFields = `id isRead isSpam latestId lastAnswerAt thread(first: 200) { totalCount nodes { __typename
  ... on Reply { id replyText bounce { reason } attachments { id name contentType size isExecutable path } }
  ... on Answer { id fromEmail fromName isFromOther isUnverified isAutomatic mayBeAutomatic subject text quoted receivedAt omitted
    attachments { id name contentType size isExecutable path } }
  ... on ThreadEvent { kind summary } } }`;

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
type Reported = any;

/** A message with its thread, as staff read it. */
export async function conversationOf(staff: Person, id: string): Promise<Reported> {
  const { data } = await staff.gql(`query ($id: UUID!) { message(id: $id) { ${conversationFields} } }`, { id });
  return data.message;
}

export const entriesOf = async (
  staff: Person,
  id: string,
  kind: 'Answer' | 'Reply' | 'ThreadEvent',
): Promise<Reported[]> =>
  (await conversationOf(staff, id)).thread.nodes.filter(({ __typename }: Reported) => __typename === kind);

/** A message with a reply, and the mails with the acknowledgement and the reply. */
export async function corresponded(
  product: Product,
  staff: Person,
  fields = {},
): Promise<{ message: MadeMessage; acknowledgement: Email; mail: Email }> {
  const message = await makeMessage(product, fields);
  const acknowledgement = await product.mail.mailTo(message.email);
  const input = { replyText: 'When shall we talk?' };
  await staff.gql(messageOperations.reply, { id: message.id, input });
  return { message, acknowledgement, mail: await product.mail.mailTo(message.email, 1) };
}

/** The number of incoming mails with this outcome, from /metrics. */
export async function countOf({ url }: Pick<Product, 'url'>, outcome: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`incoming_mails_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}
