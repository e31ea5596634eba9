import { draftStrings } from '#schema/draft.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Dates } from '#web/shared/dates.ts';
import type { SaverState } from './saver.ts';
import type { Autosave } from './useAutosave.ts';

/** What is stored of the item; undefined for a new one. */
type Stored =
  | { isPublished: boolean; publishAt?: string | null | undefined; takeBackAt?: string | null | undefined }
  | undefined;
type Props = { autosave: Pick<Autosave, 'state' | 'hasFile' | 'isChanged'>; stored: Stored };

/**
 * Says what is stored where: the item, the changes kept beside it, and what only this browser has. Screen readers
 * announce it; the time has no seconds, so at most once a minute.
 */
export function DraftStatus({ autosave: { state, hasFile, isChanged }, stored }: Props) {
  const { failure } = state;
  const dates = useDates();
  const sentences = [
    stored ? storedSentence(stored, dates) : newSentence(state),
    failure ? failureSentence(state) : isChanged && stored && draftStrings.pendingOnly,
    !failure && isChanged && state.at && draftStrings.saved(dates.timeOf(new Date(state.at))),
    hasFile && draftStrings.pictureNotKept,
  ];
  return (
    <p
      aria-live="polite"
      className={`flex flex-wrap gap-x-1.5 text-sm max-sm:w-full ${failure ? 'font-semibold text-ink' : 'text-ink-soft tabular-nums'}`}
    >
      {sentences.map((sentence) => sentence && <span key={sentence}>{sentence}</span>)}
    </p>
  );
}

/** For example 'Saved as a draft · goes live Monday at 9:00 AM.' */
function storedSentence({ isPublished, publishAt, takeBackAt }: NonNullable<Stored>, { comingTime }: Dates): string {
  const parts = [
    draftStrings.stored(isPublished),
    !isPublished && publishAt && draftStrings.goesLive(comingTime(publishAt)),
    takeBackAt && draftStrings.isTakenBack(comingTime(takeBackAt)),
  ];
  return `${parts.filter(Boolean).join(' · ')}.`;
}

const newSentence = ({ isChanged, at, failure }: SaverState): string =>
  isChanged && at && !failure ? draftStrings.notStoredButKept : draftStrings.notStored;

function failureSentence({ failure, isCopied }: SaverState): string | null {
  if (!failure) return null;
  return isCopied ? `${draftStrings.deviceOnly} ${draftStrings[failure]}` : draftStrings.unkept;
}
