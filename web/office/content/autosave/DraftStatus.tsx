import { draftStrings } from '#schema/draft.ts';
import { timeOf } from '#schema/officeTime.ts';
import type { SaverState } from './saver.ts';
import type { Autosave } from './useAutosave.ts';

/** Whether what is written is safe; read out as it changes, which is once a minute at most. */
export function DraftStatus({ autosave: { state, hasFile } }: { autosave: Pick<Autosave, 'state' | 'hasFile'> }) {
  const { trouble } = state;
  return (
    <p
      aria-live="polite"
      className={`text-sm empty:hidden max-sm:w-full ${trouble ? 'font-semibold text-ink' : 'text-ink-soft tabular-nums'}`}
    >
      {[sentenceOf(state), hasFile && draftStrings.pictureNotKept].filter(Boolean).join(' ')}
    </p>
  );
}

function sentenceOf({ at, trouble, isCopied }: SaverState): string | null {
  if (trouble && !isCopied) return draftStrings.unkept;
  if (trouble) return draftStrings[trouble];
  return at && draftStrings.saved(timeOf(new Date(at)));
}
