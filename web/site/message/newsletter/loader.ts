import { newsletterTexts } from '#schema/newsletterStrings.ts';
import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import { QueryError, silentFailure } from '#web/shared/data/errors.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { NewsletterFormDocument, NewsletterSubscriptionDocument } from './publicDocuments.ts';

const OFF = { ...silentFailure('NOT_FOUND', 404), message: newsletterTexts.off };

/** @returns the state of a link; null without a token */
export async function newsletterLoader({ params, fetchQuery }: LoaderArgs) {
  if (params.token)
    return (await fetchQuery(NewsletterSubscriptionDocument, tokenOf(params.token))).newsletterSubscription;
  const { site } = await fetchQuery(NewsletterFormDocument, {});
  if (!site.newsletter.isOn) throw new QueryError(OFF);
  return null;
}
