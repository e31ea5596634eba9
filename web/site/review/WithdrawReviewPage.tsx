import { reviewStrings } from '#schema/reviewStrings.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { fetchMutation } from '#web/shared/data/fetchQuery.ts';
import { ButtonForm } from '#web/shared/forms/ButtonForm.tsx';
import { TokenPageFailure } from '#web/shared/forms/TokenPageFailure.tsx';
import { useTokenPage } from '#web/shared/forms/useTokenPage.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Reviewer } from '#web/shared/ui/Reviewer.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import type { withdrawableReviewLoader } from './linkLoaders.ts';
import { WithdrawReviewDocument } from './publicDocuments.ts';

const TITLE = 'Withdraw Your Review';

/** A client withdraws their review with the link from the thank-you mail. Opening the page changes nothing. */
export function WithdrawReviewPage() {
  const t = useTexts();
  const { name } = useSite();
  const { token, data, isDone, isDead, onDone, onDead, ...state } = useTokenPage<typeof withdrawableReviewLoader>();
  const review = data?.withdrawableReview;
  if (isDone || review?.withdrawnAt) return <Withdrawn />;
  if (isDead) return <InvalidLink sentence={reviewStrings.deadWithdrawal} />;
  if (!review) return <TokenPageFailure title={t(TITLE)} {...state} />;
  return (
    <div className="shell py-10 md:py-16">
      <PageHead title={`${t(TITLE)} - ${name}`} noindex />
      <h1 className="text-4xl">{t(TITLE)}</h1>
      <p className="measure mt-5 text-lg text-ink-soft">
        {t(
          'This is what you have written for {name}. Withdrawn, it is not shown any more, and cannot be published again.',
          { name },
        )}
      </p>
      <figure className="measure mt-8 border-t-2 border-ink pt-6">
        <blockquote dir="auto" className="text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
          {review.clientFeedback}
        </blockquote>
        <Reviewer review={review} />
      </figure>
      <ButtonForm
        label={t('Withdraw Review')}
        busyLabel={t('Withdrawing...')}
        variant="danger"
        send={() => fetchMutation(WithdrawReviewDocument, { token })}
        failed={reviewStrings.withdrawFailed}
        onDone={onDone}
        onDead={onDead}
      />
    </div>
  );
}

const Withdrawn = () => {
  const t = useTexts();
  return (
    <Notice
      title={t('Review Withdrawn')}
      seed="folded letter"
      text={`${t(reviewStrings.withdrawn)} ${t('It is not shown any more.')}`}
      action={<LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>}
    />
  );
};
