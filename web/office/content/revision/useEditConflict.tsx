import { type ReactNode, useRef, useState } from 'react';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { FieldChoices } from './FieldChoices.tsx';
import { conflictsOf, type FieldConflict, type FormInput } from './mergeFields.ts';
import { type SaveNote, type Saves, type Since, savesSince } from './savesSince.ts';

type Outcome = CommandOutcome<{ slug: string }>;
type Answer = 'overwrite' | 'merge' | 'load' | 'stay';
/**
 * Sends the form. `shownAt` is the time of the stored version that the dialog showed, which the save may overwrite; null
 * on the first attempt. `decided` are the fields that the dialog offered, as the author chose them: then only these and
 * the form's changes are saved. Null: the whole form.
 */
type SendForm = (shownAt: string | null, decided: FormInput | null) => Promise<Outcome>;
type ConflictSource = {
  /** Reads the time of the stored version; null when it cannot be read. */
  readUpdatedAt: () => Promise<string | null>;
  /** The loaded item and its time; without it the dialog does not name who saved it. */
  loaded?: Since;
};

/** Failure code when the user loads the other version instead. */
export const LOAD_THEIRS = 'LOAD_THEIRS';

/**
 * Asks what to do when somebody else has changed the item meanwhile, and again when it changes while the dialog is open:
 * a save overwrites only the version that the dialog showed.
 * @returns `save`, which sends the form, and again to overwrite or with fields of the other version, or fails with
 *   LOAD_THEIRS; its input is needed to compare the fields; and the dialog
 */
export function useEditConflict({ readUpdatedAt, loaded }: ConflictSource): {
  save: (send: SendForm, mine?: unknown) => Promise<Outcome>;
  question: ReactNode;
} {
  const dates = useDates();
  const [onAnswer, setOnAnswer] = useState<((answer: Answer) => void) | null>(null);
  const [saves, setSaves] = useState<SaveNote[]>([]);
  const [conflicts, setConflicts] = useState<FieldConflict[]>([]);
  const [isRepeated, setRepeated] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenRef = useRef(chosen);
  chosenRef.current = chosen;
  const giveAnswer = (answer: Answer) => {
    onAnswer?.(answer);
    setOnAnswer(null);
  };
  const save = async (send: SendForm, mine: unknown = {}): Promise<Outcome> => {
    let outcome = await send(null, null);
    setRepeated(false);
    while (isConflict(outcome)) {
      // Read the time first: a save after it counts as a new conflict, even if the dialog already shows it.
      const shownAt = await readUpdatedAt();
      const input = mine as FormInput;
      const savesNow: Saves | null = loaded ? await savesSince(loaded, input.reviewId, dates) : null;
      const differing = savesNow ? conflictsOf(savesNow.base, savesNow.theirs, input, savesNow.details) : [];
      setSaves(savesNow?.notes ?? []);
      setConflicts(differing);
      setChosen(new Set(differing.filter(({ isOnlyTheirs }) => isOnlyTheirs).map(({ name }) => name)));
      const answer = await new Promise<Answer>((resolve) => setOnAnswer(() => resolve));
      if (answer === 'stay') return outcome;
      if (answer === 'load') return { data: null, failure: { ...outcome.failure, code: LOAD_THEIRS } };
      const decided = differing.map(({ name, inputName, theirs }) => [
        inputName,
        chosenRef.current.has(name) ? theirs : input[inputName],
      ]);
      outcome = await send(shownAt, answer === 'merge' ? Object.fromEntries(decided) : null);
      setRepeated(true);
    }
    return outcome;
  };
  const question = (
    <Modal
      open={onAnswer !== null}
      onOpenChange={() => giveAnswer('stay')}
      title="Somebody else has saved this"
      description={`${isRepeated ? 'It has changed again while you were deciding.' : 'It has changed since you opened it.'} What you have entered is still here.`}
    >
      {saves.length > 0 && (
        <ul aria-label="Saved since" className="mb-6 grid gap-2">
          {saves.map(({ id, savedBy, changed }) => (
            <li key={id} className="border-l-4 border-ink pl-3 wrap-anywhere">
              <span className="block font-semibold">
                <bdi dir="auto">{savedBy}</bdi>
              </span>
              {changed && <span className="block text-sm text-ink-soft">{`Changed: ${changed}`}</span>}
            </li>
          ))}
        </ul>
      )}
      {conflicts.length > 0 && <FieldChoices conflicts={conflicts} chosen={chosen} onChoose={setChosen} />}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {conflicts.length > 0 && <Button onClick={() => giveAnswer('merge')}>Save the chosen fields</Button>}
        <Button variant="danger" onClick={() => giveAnswer('overwrite')}>
          Overwrite it
        </Button>
        <Button variant="secondary" onClick={() => giveAnswer('load')}>
          Load their version
        </Button>
        <Button variant="quiet" onClick={() => giveAnswer('stay')}>
          Keep editing
        </Button>
      </div>
    </Modal>
  );
  return { save, question };
}

/** A conflict with a field is a taken slug, shown at the field. */
const isConflict = (outcome: Outcome): outcome is Extract<Outcome, { failure: object }> =>
  outcome.failure?.code === 'CONFLICT' && Object.keys(outcome.failure.fields).length === 0;
