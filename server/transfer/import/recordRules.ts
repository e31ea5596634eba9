import * as z from 'zod/mini';
import { email, firstFaults } from '#schema/common.ts';
import { deskStrings, lostReason, messageStages } from '#schema/desk.ts';
import { SendMessageInput, sender, type services } from '#schema/message.ts';
import { SubmitReviewInput } from '#schema/review.ts';
import type { SourceRecord } from './source.ts';

const at = z.date('Its time is missing');
const { contactNumber, service, message } = SendMessageInput.shape;
const { name, companyName, position, clientFeedback, rating } = SubmitReviewInput.shape;

/** What enquiries about nothing of the list are about, as those that come by mail. */
const OTHER: (typeof services)[number] = 'Other Inquiry';

/**
 * An enquiry of a table: as the form has it, but for the number and the service, which one that comes by mail has not either. It is
 * read, unless the table says otherwise: what is unread stands in front of what comes today.
 */
const EnquiryRecord = z
  .object({
    ...sender,
    contactNumber: z._default(contactNumber, ''),
    service: z._default(service, OTHER),
    message,
    createdAt: at,
    isRead: z._default(z.boolean(), true),
    stage: z._default(z.enum(messageStages, `The stage is none of ${messageStages.join(', ')}`), 'NEW'),
    lostReason: z.optional(lostReason),
  })
  .check(({ value: { stage, lostReason: reason }, issues }) => {
    if (stage === 'LOST' && !reason)
      issues.push({ code: 'custom', input: reason, path: ['lostReason'], message: deskStrings.noReason });
  });

/** A review of a table: as the form has it. Nobody has agreed to the words of the form, so there is no consent. */
const ReviewRecord = z.object({
  ...{ name, companyName, position, clientFeedback, rating },
  email: z._default(z.nullable(email('Please enter a valid email address')), null),
  createdAt: at,
  isPublished: z._default(z.boolean(), false),
});

export type EnquiryRecord = z.output<typeof EnquiryRecord>;
export type ReviewRecord = z.output<typeof ReviewRecord>;
/** A row that the rules admit. */
export type Admitted = { key: string } & (
  | { kind: 'enquiry'; data: EnquiryRecord }
  | { kind: 'review'; data: ReviewRecord }
);

/** @returns a row as it is stored, or why the rules do not admit it */
export function admit(record: Extract<SourceRecord, { key: string }>, now: Date): Admitted | string {
  const { kind, key, fields } = record;
  const rule = kind === 'enquiry' ? EnquiryRecord : ReviewRecord;
  const { data, error } = (rule as z.ZodMiniType<EnquiryRecord | ReviewRecord>).safeParse(fields);
  if (error) return Object.values(firstFaults(error)).join(', ');
  if (data.createdAt > now) return 'Its time is yet to come';
  return { key, kind, data } as Admitted;
}
