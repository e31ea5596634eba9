import { Suspense, useState } from 'react';
import { placeOf } from '#schema/officeTime.ts';
import { ErrorBoundary } from '#web/shared/app/RouteError.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import type { BookFormProps } from './BookForm.tsx';
import type { Free, FreeSlot } from './days.ts';
import { lazyForm } from './lazyForm.ts';
import { CALL_HEADING, CHOSEN } from './places.ts';
import { useTimeHabit } from './useTimeHabit.ts';

/** The chosen time and the booking form. The form keeps its input when another time must be chosen. */
export function YourCall(props: BookFormProps) {
  const t = useTexts();
  const { free, choice, slot, isAnswer } = props;
  const isNeeded = choice.at !== undefined || isAnswer;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return (
    <section
      id={CHOSEN}
      aria-labelledby={CALL_HEADING}
      tabIndex={-1}
      className="scroll-mt-24 outline-none lg:sticky lg:top-24"
    >
      <h2 id={CALL_HEADING} className="text-2xl">
        {t('Your Call')}
      </h2>
      {slot ? <When slot={slot} free={free} /> : !isAnswer && <ChooseFirst />}
      {wasNeeded && (
        <ErrorBoundary fallback={<FormMissing />}>
          <Suspense fallback={<Loading label={t('Loading the form...')} />}>
            <lazyForm.Screen {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}

/** A reload helps: the server renders the form into this page, and it works without scripts. */
const FormMissing = () => {
  const t = useTexts();
  return (
    <div className="mt-6">
      <ErrorPanel
        title={t('The form could not be loaded')}
        message={t('Please check your connection, and try again. The time stays chosen.')}
        onRetry={() => location.reload()}
      />
    </div>
  );
};

const ChooseFirst = () => {
  const t = useTexts();
  return (
    <p className="mt-4 border-l-8 border-line bg-paper-deep p-5 text-ink-soft">
      {t('Choose a day and a time first. Then tell us where we reach you.')}
    </p>
  );
};

/** Time of the call in the visitor's and the office's time zone. */
function When({ slot, free: { timeZone, officeTimeZone, minutes } }: { slot: FreeSlot; free: Free }) {
  const { momentIn, elsewhere } = useTimeHabit();
  const t = useTexts();
  const start = new Date(slot.startsAt);
  const ours = elsewhere(start, timeZone, officeTimeZone);
  return (
    <div className="mt-4 border-l-8 border-signal bg-sheet p-5">
      <p className="text-lg font-semibold">{momentIn(start, timeZone)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t('{place} time, {minutes} minutes', { place: placeOf(timeZone), minutes })}
      </p>
      {ours && <p className="mt-1 text-sm text-ink-soft">{t('That is {ours}.', { ours })}</p>}
    </div>
  );
}
