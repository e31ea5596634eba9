import { Link, useSearchParams } from 'react-router-dom';
import { bookStrings } from '#schema/bookingStrings.ts';
import { placeOf } from '#schema/officeTime.ts';
import { readFragment } from '#web/gql/index.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { fetchMutation } from '#web/shared/data/fetchQuery.ts';
import { ButtonForm } from '#web/shared/forms/ButtonForm.tsx';
import { TokenPageFailure } from '#web/shared/forms/TokenPageFailure.tsx';
import { useTokenPage } from '#web/shared/forms/useTokenPage.ts';
import { useLanguage, useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { choiceIn } from './address.ts';
import { CallFacts } from './CallFacts.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import type { bookedCallLoader } from './linkLoader.ts';
import { CHOSEN } from './places.ts';
import { BookedCallFragment, FreeTimesFragment, MoveCallDocument } from './publicDocuments.ts';
import { useLatest } from './useLatest.ts';
import { useTimeHabit } from './useTimeHabit.ts';

const TITLE = 'Your Call';

/** Moves or cancels a call with the link from a mail. An old link shows the call's final state. */
export function BookedCallPage() {
  const language = useLanguage();
  const { t } = language;
  const { name } = useSite();
  const { momentIn } = useTimeHabit();
  const { token, data, isDone, isDead, onDone, onDead, ...state } = useTokenPage<typeof bookedCallLoader>();
  const bookedCall = useLatest(data?.bookedCall);
  const [search] = useSearchParams();
  if (isDead) return <NoCall />;
  if (!bookedCall) return <TokenPageFailure title={t(TITLE)} {...state} />;
  const call = readFragment(BookedCallFragment, bookedCall);
  const free = readFragment(FreeTimesFragment, bookedCall.freeTimes);
  const path = paths.bookedCall(token);
  const choice = choiceIn(search);
  const slot = free.slots.find(({ startsAt }) => startsAt === choice.at);
  const isTaken = choice.at !== undefined && !slot && choice.at !== call.startsAt && !state.loading;
  return (
    <div className="shell py-10 md:py-16">
      <PageHead title={`${t(TITLE)} - ${name}`} noindex />
      <h1 className="text-4xl">{t(TITLE)}</h1>
      {isDone && (
        <p role="status" className="measure mt-6 border-l-8 border-ok bg-sheet p-5 font-semibold">
          {t(bookStrings.moved)}
        </p>
      )}
      <CallFacts call={call} />
      {call.canChange && (
        <>
          <div className="mt-6">
            <LinkButton to={paths.cancelCall(token)} variant="secondary">
              {t('Cancel This Call')}
            </LinkButton>
          </div>
          <div className="mt-12 grid gap-x-12 gap-y-12 border-t-2 border-ink pt-8 lg:grid-cols-12">
            <div className="min-w-0 lg:col-span-7">
              <FreeTimes free={free} choice={choice} path={path} isTaken={isTaken} isStale={state.loading} />
            </div>
            <section
              id={CHOSEN}
              aria-labelledby="move-heading"
              tabIndex={-1}
              className="min-w-0 scroll-mt-24 outline-none lg:col-span-5"
            >
              <h2 id="move-heading" className="text-2xl">
                {t('Move It')}
              </h2>
              {slot ? (
                <>
                  <p className="mt-4 border-l-8 border-signal bg-sheet p-5 text-lg font-semibold">
                    {t('{moment} ({place} time)', {
                      moment: momentIn(new Date(slot.startsAt), free.timeZone),
                      place: placeOf(free.timeZone),
                    })}
                  </p>
                  <ButtonForm
                    label={t('Move Call')}
                    busyLabel={t('Moving...')}
                    hidden={{ startsAt: slot.startsAt }}
                    send={() => fetchMutation(MoveCallDocument, { token, input: { startsAt: slot.startsAt } })}
                    failed={bookStrings.moveFailed}
                    onDone={() => {
                      onDone();
                      state.revalidate();
                    }}
                    onDead={onDead}
                    onRefused={state.revalidate}
                  />
                </>
              ) : (
                <p className="mt-4 border-l-8 border-line bg-paper-deep p-5 text-ink-soft">
                  {t('Choose another day and time, and the call is moved there.')}
                </p>
              )}
            </section>
          </div>
        </>
      )}
      {call.status === 'CANCELLED' && (
        <p className="mt-8">
          <Link to={paths.book} className="link">
            {t('Book another call')}
          </Link>
        </p>
      )}
    </div>
  );
}

export const NoCall = () => {
  const t = useTexts();
  return (
    <Notice
      title={t('Invalid Link')}
      seed="torn ticket"
      text={t(bookStrings.dead)}
      action={<LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>}
    />
  );
};
