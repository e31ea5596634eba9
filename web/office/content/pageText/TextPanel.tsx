import { type Ref, useId } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import type { EditedField } from './editedPage.ts';
import { TextControl } from './TextControl.tsx';
import type { PageEdits } from './usePageEdits.ts';

type Props = {
  field: EditedField;
  edits: PageEdits;
  refusal: string | undefined;
  ref: Ref<HTMLElement>;
  onDone: () => void;
};

export function TextPanel({ field, edits, refusal, ref, onDone }: Props) {
  const id = useId();
  const [askReset, resetQuestion] = useQuestion<void>({
    title: 'Back to the original?',
    confirmLabel: 'Back to the Original',
    text: () => 'What stands here is given up for what the page said at first. Visitors see that once you save.',
    onConfirm: () => edits.reset([field]),
  });
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onDone()}
      className="grid min-w-0 gap-5 border-2 border-ink bg-sheet p-5 outline-none"
    >
      <h2 id={id} className="text-xl">
        {field.label}
      </h2>
      <TextControl field={field} edits={edits} error={edits.faults.get(field.name) ?? refusal} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onDone}>
          Done
        </Button>
        {field.text !== field.original && (
          <Button variant="quiet" size="small" onClick={() => askReset()}>
            Back to the original
          </Button>
        )}
      </div>
      {resetQuestion}
    </section>
  );
}
