import { bookStrings } from '#schema/bookingStrings.ts';
import { readFragment } from '#web/gql/index.ts';
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
import { NoCall } from './BookedCallPage.tsx';
import { CallFacts } from './CallFacts.tsx';
import type { bookedCallLoader } from './linkLoader.ts';
import { BookedCallFragment, CancelCallDocument } from './publicDocuments.ts';

const TITLE = 'Cancel Your Call';

/** Cancels a call with the link from a mail. Opening the page changes nothing. */
export function CancelCallPage() {
  const t = useTexts();
  const { name } = useSite();
  const { token, data, isDone, isDead, onDone, onDead, ...state } = useTokenPage<typeof bookedCallLoader>();
  const call = data && readFragment(BookedCallFragment, data.bookedCall);
  if (isDone || call?.status === 'CANCELLED') return <Cancelled />;
  if (isDead) return <NoCall />;
  if (!call) return <TokenPageFailure title={t(TITLE)} {...state} />;
  return (
    <div className="shell py-10 md:py-16">
      <PageHead title={`${t(TITLE)} - ${name}`} noindex />
      <h1 className="text-4xl">{t(TITLE)}</h1>
      <CallFacts call={call} />
      {call.canChange && (
        <ButtonForm
          label={t('Cancel Call')}
          busyLabel={t('Cancelling...')}
          variant="danger"
          send={() => fetchMutation(CancelCallDocument, { token })}
          failed={bookStrings.cancelFailed}
          onDone={onDone}
          onDead={onDead}
          onRefused={state.revalidate}
        />
      )}
      <div className="mt-6">
        <LinkButton to={paths.bookedCall(token)} variant="secondary">
          {t('Keep It')}
        </LinkButton>
      </div>
    </div>
  );
}

const Cancelled = () => {
  const t = useTexts();
  return (
    <Notice
      title={t('Call Cancelled')}
      seed="empty chair"
      text={`${t(bookStrings.cancelled)} ${t('The mail about it also takes it out of your calendar.')}`}
      action={<LinkButton to={paths.book}>{t('Book Another Call')}</LinkButton>}
    />
  );
};
