import { draftStrings } from '#schema/draft.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Dates } from '#web/shared/dates.ts';
import type { SaverState } from './saver.ts';
import type { Autosave } from './useAutosave.ts';

/** Whether what is written is safe; read out as it changes, which is once a minute at most. */
export function DraftStatus({ autosave: { state, hasFile } }: { autosave: Pick<Autosave, 'state' | 'hasFile'> }) {
  const { trouble } = state;
  const dates = useDates();
  return (
    <p
      aria-live="polite"
      className={`text-sm empty:hidden max-sm:w-full ${trouble ? 'font-semibold text-ink' : 'text-ink-soft tabular-nums'}`}
    >
      {[sentenceOf(state, dates), hasFile && draftStrings.pictureNotKept].filter(Boolean).join(' ')}
    </p>
  );
}

function sentenceOf({ at, trouble, isCopied }: SaverState, { timeOf }: Dates): string | null {
  if (trouble && !isCopied) return draftStrings.unkept;
  if (trouble) return draftStrings[trouble];
  return at && draftStrings.saved(timeOf(new Date(at)));
}
