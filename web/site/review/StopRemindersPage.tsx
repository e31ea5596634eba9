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
import { InvalidLink } from './InvalidLink.tsx';
import type { reviewRemindersLoader } from './linkLoaders.ts';
import { StopReviewRemindersDocument } from './publicDocuments.ts';

const TITLE = 'Stop Reminders';

/** A client stops review reminders with the link from a reminder. Opening the page changes nothing. */
export function StopRemindersPage() {
  const t = useTexts();
  const { name } = useSite();
  const { token, data, isDone, isDead, onDone, onDead, ...state } = useTokenPage<typeof reviewRemindersLoader>();
  if (isDone || data?.reviewReminders === false) return <Stopped />;
  if (isDead) return <InvalidLink sentence={reviewStrings.deadOptOut} />;
  if (!data) return <TokenPageFailure title={t(TITLE)} {...state} />;
  return (
    <div className="shell py-10 md:py-16">
      <PageHead title={`${t(TITLE)} - ${name}`} noindex />
      <h1 className="text-4xl">{t(TITLE)}</h1>
      <p className="measure mt-5 text-lg text-ink-soft">
        {t(
          '{name} has asked you for a review, and reminds you of it by mail. Press the button, and your address gets no more reminders.',
          { name },
        )}
      </p>
      <ButtonForm
        label={t('Stop Reminders')}
        busyLabel={t('Stopping...')}
        send={() => fetchMutation(StopReviewRemindersDocument, { token })}
        failed={reviewStrings.optOutFailed}
        onDone={onDone}
        onDead={onDead}
      />
    </div>
  );
}

const Stopped = () => {
  const t = useTexts();
  return (
    <Notice
      title={t('Reminders Stopped')}
      seed="quiet bell"
      text={`${t(reviewStrings.optedOut)} ${t('The links that we have mailed you work on as long as they are good.')}`}
      action={<LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>}
    />
  );
};
