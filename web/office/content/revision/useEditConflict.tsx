import { type ReactNode, useState } from 'react';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { type SaveNote, type Since, savesSince } from './savesSince.ts';

type Outcome = CommandOutcome<{ slug: string }>;
type Answer = 'overwrite' | 'load' | 'stay';

/** Failure code when the user loads the other version instead. */
export const LOAD_THEIRS = 'LOAD_THEIRS';

/**
 * Asks what to do when somebody else has changed the item meanwhile.
 * @param read the loaded item and its time; without it the dialog does not name who saved it
 * @returns `save`, which sends the form, and again without the condition to overwrite, or fails with LOAD_THEIRS; and
 *   the dialog
 */
export function useEditConflict(read?: Since): {
  save: (send: (isForced: boolean) => Promise<Outcome>) => Promise<Outcome>;
  question: ReactNode;
} {
  const dates = useDates();
  const [onAnswer, setOnAnswer] = useState<((answer: Answer) => void) | null>(null);
  const [saves, setSaves] = useState<SaveNote[]>([]);
  const giveAnswer = (answer: Answer) => {
    onAnswer?.(answer);
    setOnAnswer(null);
  };
  const save = async (send: (isForced: boolean) => Promise<Outcome>): Promise<Outcome> => {
    const outcome = await send(false);
    const { failure } = outcome;
    // A conflict with a field is a taken slug, shown at the field.
    if (failure?.code !== 'CONFLICT' || Object.keys(failure.fields).length > 0) return outcome;
    setSaves(read ? await savesSince(read, dates) : []);
    const answer = await new Promise<Answer>((resolve) => setOnAnswer(() => resolve));
    if (answer === 'overwrite') return send(true);
    return answer === 'load' ? { data: null, failure: { ...failure, code: LOAD_THEIRS } } : outcome;
  };
  const question = (
    <Modal
      open={onAnswer !== null}
      onOpenChange={() => giveAnswer('stay')}
      title="Somebody else has saved this"
      description="It has changed since you opened it. What you have entered is still here."
    >
      {saves.length > 0 && (
        <ul aria-label="Saved since" className="mb-6 grid gap-2">
          {saves.map(({ id, savedBy, changed }) => (
            <li key={id} className="border-l-4 border-ink pl-3 wrap-anywhere">
              <span className="block font-semibold">{savedBy}</span>
              {changed && <span className="block text-sm text-ink-soft">{`Changed: ${changed}`}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
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
