import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFragment } from '#web/gql/index.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { choiceIn } from './address.ts';
import { Booked, type BookedAt } from './Booked.tsx';
import { ClockArt } from './ClockArt.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { lazyForm } from './lazyForm.ts';
import type { bookLoader } from './loader.ts';
import { FreeTimesFragment } from './publicDocuments.ts';
import { useLatest } from './useLatest.ts';
import { useOwnZone } from './useOwnZone.ts';
import { YourCall } from './YourCall.tsx';

/** @param closed shown when the site no longer takes bookings */
export function BookACall({ closed }: { closed: ReactNode }) {
  const t = useTexts();
  const { name } = useSite();
  const [search] = useSearchParams();
  const { data, failure, loading, revalidate } = useRouteData<typeof bookLoader>();
  const free = useLatest(data && readFragment(FreeTimesFragment, data));
  const choice = choiceIn(search);
  useOwnZone(free, choice, revalidate);
  const posted = useFormResult();
  const [booked, setBooked] = useState<BookedAt | null>(null);
  /** A time that somebody else has booked. */
  const [taken, setTaken] = useState<string | null>(null);
  const done = booked ?? bookedIn(posted, free?.minutes);
  if (done) return <Booked {...done} />;
  // The site stopped taking bookings after this page was loaded.
  if (data === null && !loading) return closed;
  const slot = free?.slots.find(({ startsAt }) => startsAt === choice.at);
  const onTaken = () => {
    setTaken(choice.at ?? null);
    revalidate();
  };
  const isTaken = choice.at !== undefined && (taken === choice.at || (free !== undefined && !slot && !loading));
  // Without scripts the server answers a taken time with the form and the remaining times.
  const isAnswer = Boolean(posted?.failure) && !slot;
  return (
    <div className="relative overflow-x-clip">
      <ClockArt className="pointer-events-none absolute top-0 right-0 h-[17rem] max-lg:hidden" />
      <div className="relative shell pt-6 pb-16 lg:pt-8 lg:pb-28">
        <PageHead
          title={t('Book a Call - {name}', { name })}
          description={t(
            'Choose a time that suits you, and {name} calls you: free days and times in your own time zone.',
            { name },
          )}
          canonicalPath={paths.book}
        />
        <h1 className="-ml-[0.05em] text-display font-extrabold tracking-[-0.045em]">{t('Book a Call')}</h1>
        {(!free || free.hasAnyHost) && (
          <p className="mt-6 min-h-[3.5em] max-w-[31em] text-lg text-ink-soft lg:mt-8 lg:min-h-0 lg:max-w-[min(31em,52vw)]">
            {free
              ? t('{minutes} minutes by phone with the people who do the work. Choose a time, and we call you.', {
                  minutes: free.minutes,
                })
              : t('A talk by phone with the people who do the work. Choose a time, and we call you.')}
          </p>
        )}
        {free ? (
          <div className="mt-10 grid gap-x-12 gap-y-14 lg:mt-14 lg:grid-cols-12">
            <div className="min-w-0 lg:col-span-7">
              <FreeTimes
                free={free}
                choice={choice}
                path={paths.book}
                isTaken={isTaken}
                isStale={loading}
                onAim={() => void lazyForm.preload().catch(() => undefined)}
              />
            </div>
            {(free.slots.length > 0 || isAnswer) && (
              <div className="min-w-0 lg:col-span-5">
                <YourCall
                  free={free}
                  choice={choice}
                  slot={slot}
                  isAnswer={isAnswer}
                  onBooked={setBooked}
                  onTaken={onTaken}
                />
              </div>
            )}
          </div>
        ) : (
          <div className="mt-12 min-h-96">
            {loading ? (
              <Loading label={t('Loading free times...')} />
            ) : (
              <ErrorPanel
                title={t('The free times could not be loaded')}
                message={t(failure?.message ?? 'Please try again in a moment.')}
                request={failure?.requestId}
                onRetry={revalidate}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function bookedIn(posted: ReturnType<typeof useFormResult>, minutes: number | undefined): BookedAt | null {
  if (!posted || posted.failure) return null;
  const { startsAt = '', timeZone = '' } = posted.values;
  const endsAt = minutes && new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return { startsAt, timeZone, ...(endsAt && { endsAt }) };
}
