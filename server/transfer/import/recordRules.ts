import * as z from 'zod/mini';
import { OTHER_CHOICE } from '#schema/catalogue.ts';
import { email, firstFaults, nameLine, optionalLine, optionalText } from '#schema/common.ts';
import { deskStrings, lostReason, MAX_REMARK, MAX_VALUE, messageStages } from '#schema/desk.ts';
import { SendMessageInput, sender } from '#schema/message.ts';
import { isCalendarDay } from '#schema/officeTime.ts';
import { SubmitReviewInput } from '#schema/review.ts';
import { readPhone } from '#server/platform/phoneNumber.ts';
import { parameterOf, sourceName } from '#server/platform/visit/source.ts';
import type { Loss, SourceRecord } from './source.ts';

const at = z.date('Its time is missing');
const { contactNumber, service, message } = SendMessageInput.shape;
const { companyName, position, clientFeedback, rating } = SubmitReviewInput.shape;

/** Forms elsewhere take a name of one letter; an enquiry matters more than its name. */
const name = nameLine(1, 120, 'Name is missing');

const MAX_PATH = 2000;

/** A number of the contact form, or E.164 as a call stores it: of another country, or an Indian one of another length. */
const numberOf = (text: string) =>
  /^\+(?!91)[1-9]\d{6,14}$/.test(text) || (text.startsWith('+') && readPhone(text) === text)
    ? text
    : contactNumber.safeParse(text).data;
const importedNumber = z.string().check(
  z.refine((text) => numberOf(text) !== undefined, 'Number must be 10 digits'),
  z.overwrite((text) => numberOf(text) ?? text),
);
const nameBy = (read: (text: string) => string | null) => z.nullish(z.pipe(z.string(), z.transform(read)));
const parameter = nameBy(parameterOf);
const sourceText = optionalLine(1, MAX_PATH, 'The source is empty');

/** Imported messages are read by default, so that they do not appear before new ones. */
const EnquiryRecord = z
  .object({
    ...sender,
    name,
    contactNumber: z._default(importedNumber, ''),
    service: z._default(service, OTHER_CHOICE),
    message,
    createdAt: at,
    isRead: z._default(z.boolean(), true),
    stage: z._default(z.enum(messageStages, `The stage is none of ${messageStages.join(', ')}`), 'NEW'),
    lostReason: z.optional(lostReason),
    isSpam: z._default(z.boolean(), false),
    followUpDay: z.optional(z.string().check(z.refine(isCalendarDay, 'The day of the follow-up is none'))),
    followUpNote: optionalText(MAX_REMARK),
    value: z.optional(z.number().check(z.maximum(MAX_VALUE, deskStrings.valueTooLarge))),
    ...{ source: nameBy(sourceName), medium: parameter, campaign: parameter },
    ...{ referrer: sourceText, firstPage: sourceText, sentFrom: sourceText },
    owner: optionalLine(1, MAX_PATH, ''),
    /** The user with the name of the owner. */
    ownerId: z.optional(z.string()),
  })
  .check(({ value: { stage, lostReason: reason }, issues }) => {
    if (stage === 'LOST' && !reason)
      issues.push({ code: 'custom', input: reason, path: ['lostReason'], message: deskStrings.noReason });
  });

/** Rule for a review: that of the form without consent, because nobody agreed to the text of the form. */
const ReviewRecord = z.object({
  ...{ name, companyName, position, clientFeedback, rating },
  email: z._default(z.nullable(email('Please enter a valid email address')), null),
  createdAt: at,
  isPublished: z._default(z.boolean(), false),
});

export type EnquiryRecord = z.output<typeof EnquiryRecord>;
export type ReviewRecord = z.output<typeof ReviewRecord>;
export type ValidRecord = { key: string; losses?: readonly Loss[] } & (
  | { kind: 'enquiry'; data: EnquiryRecord }
  | { kind: 'review'; data: ReviewRecord }
);

/**
 * A number that cannot be read, such as one that no country has or “n/a”, is left out, because the enquiry matters more.
 * @returns the validated row, or the reason why the rules refuse it
 */
export function validateRecord(record: Extract<SourceRecord, { key: string }>, now: Date): ValidRecord | string {
  const { fields, losses = [] } = record;
  const valid = validateFields(record, now);
  if (typeof valid !== 'string') return losses.length ? { ...valid, losses } : valid;
  if (!fields.contactNumber) return valid;
  const withoutNumber = validateFields({ ...record, fields: { ...fields, contactNumber: undefined } }, now);
  return typeof withoutNumber === 'string' ? valid : { ...withoutNumber, losses: [...losses, 'contactNumber'] };
}

function validateFields(record: Extract<SourceRecord, { key: string }>, now: Date): ValidRecord | string {
  const { kind, key, fields } = record;
  const rule = kind === 'enquiry' ? EnquiryRecord : ReviewRecord;
  const { data, error } = (rule as z.ZodMiniType<EnquiryRecord | ReviewRecord>).safeParse(fields);
  if (error) return Object.values(firstFaults(error)).join(', ');
  if (data.createdAt > now) return 'Its time is yet to come';
  return { key, kind, data } as ValidRecord;
}
