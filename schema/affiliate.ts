import * as z from 'zod/mini';
import { type KindWord, kindNames } from './affiliateStrings.ts';
import { email, nameLine } from './common.ts';
import { phonePartsOf, plainNumber } from './phoneText.ts';

// Pages import the strings without the validation rules, which load with the form.
export {
  affiliateStrings,
  isKindWord,
  type KindWord,
  kindNames,
  kindTitles,
  kindWords,
} from './affiliateStrings.ts';

const badPhone = 'Invalid phone number format';

/** Spec section 5, Affiliate form. */
export const ApplyInput = z.object({
  name: nameLine(1, 120, 'Name is required'),
  companyName: nameLine(1, 200, 'Company name is required'),
  email: email('Invalid email address'),
  phone: z.string(badPhone).check(z.trim(), z.maxLength(16, badPhone), z.regex(/^\+?[1-9]\d{9,14}$/, badPhone)),
  service: z.enum(Object.keys(kindNames) as [KindWord, ...KindWord[]], 'Please choose Advertiser or Publisher'),
});

/** A number as the form takes it, in any spelling. One with an extension, which would be lost, stays as it is. */
export const typedPhone = (text: string): string =>
  phonePartsOf(text).extension === null ? (plainNumber(text) ?? text) : text;

/** The fields that the applicant types. `service` follows from the form that they opened. */
export const applicantRule = z.extend(z.omit(ApplyInput, { service: true }), {
  phone: z.pipe(z.pipe(z.string(badPhone), z.transform(typedPhone)), ApplyInput.shape.phone),
});
