import { draftStrings } from '#schema/draft.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Dates } from '#web/shared/dates.ts';
import type { SaverState } from './saver.ts';
import type { Autosave } from './useAutosave.ts';

/** State of the autosave. Screen readers announce it; the time has no seconds, so at most once a minute. */
export function DraftStatus({ autosave: { state, hasFile } }: { autosave: Pick<Autosave, 'state' | 'hasFile'> }) {
  const { failure } = state;
  const dates = useDates();
  return (
    <p
      aria-live="polite"
      className={`text-sm empty:hidden max-sm:w-full ${failure ? 'font-semibold text-ink' : 'text-ink-soft tabular-nums'}`}
    >
      {[sentenceOf(state, dates), hasFile && draftStrings.pictureNotKept].filter(Boolean).join(' ')}
    </p>
  );
}

function sentenceOf({ at, failure, isCopied }: SaverState, { timeOf }: Dates): string | null {
  if (failure && !isCopied) return draftStrings.unkept;
  if (failure) return draftStrings[failure];
  return at && draftStrings.saved(timeOf(new Date(at)));
}
