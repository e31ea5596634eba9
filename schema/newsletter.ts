import * as z from 'zod/mini';
import { email, line, optionalLine, optionalTruth, text } from './common.ts';
import { languageCode } from './languageCode.ts';
import { DEFAULT_PER_MINUTE, MAX_PER_MINUTE, newsletterStrings as strings } from './newsletterStrings.ts';

const MAX_INTEREST = 40;
const MAX_INTERESTS = 12;
/** Characters of an imported table, which has to fit into a request. */
const MAX_CSV = 900_000;
export const MAX_IMPORTED = 20_000;

const interest = optionalLine(1, MAX_INTEREST, strings.noInterest);

export const SubscribeInput = z.object({ email: email(strings.faults), interest, language: z.nullish(languageCode) });

/** Without an answer the reader leaves: mail programs post only that (RFC 8058). */
export const NewsletterAnswerInput = z.object({ answer: z.nullish(z.enum(['CONFIRM', 'LEAVE'], strings.badAnswer)) });

export const NewsletterIssueInput = z.object({
  postId: z.guid(strings.noPost),
  subject: optionalLine(1, 200, strings.noSubject),
  interest,
});

export const ImportSubscribersInput = z.object({
  csv: z.string(strings.noFile).check(z.minLength(1, strings.noFile), z.maxLength(MAX_CSV, strings.tooManyRows)),
  consent: text(1, 500, strings.noConsent),
  interest,
});

/** Settings of the site. Omitted: unchanged. */
export const SiteNewsletterInput = z.object({
  isOn: optionalTruth,
  inFooter: optionalTruth,
  afterPosts: optionalTruth,
  interests: z.nullish(
    z
      .array(line(1, MAX_INTEREST, strings.badInterests), strings.badInterests)
      .check(z.maxLength(MAX_INTERESTS, strings.badInterests)),
  ),
  perMinute: z.nullish(
    z
      .int(strings.badPerMinute)
      .check(z.minimum(1, strings.badPerMinute), z.maximum(MAX_PER_MINUTE, strings.badPerMinute)),
  ),
});
type Values = z.output<typeof SiteNewsletterInput>;
export type NewsletterSettings = { [Name in keyof Values]-?: NonNullable<Values[Name]> };

/** Off, so that a site has no newsletter until an admin switches it on. */
export const newsletterDefaults: NewsletterSettings = {
  ...{ isOn: false, inFooter: false, afterPosts: false },
  ...{ interests: [], perMinute: DEFAULT_PER_MINUTE },
};

export const newsletterOf = ({
  newsletter,
}: {
  newsletter?: Partial<NewsletterSettings> | undefined;
}): NewsletterSettings => ({ ...newsletterDefaults, ...newsletter });
