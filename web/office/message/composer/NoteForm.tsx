import { useRef } from 'react';
import { NoteInput } from '#schema/conversation.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { TextareaField } from '#web/shared/ui/Field.tsx';
import { useAddNote } from './useAddNote.ts';
import { useMentions } from './useMentions.ts';

type Values = { text: string; mentionIds?: string[] | null | undefined };

/** Writes a private note; an @ mentions colleagues. */
export function NoteForm({ id }: { id: string }) {
  const addNote = useAddNote(id);
  const element = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(element);
  const { form, field, submit, submitButton, focusNext, isSubmitting, isDirty } = useInputForm({
    rule: NoteInput,
    defaultValues: { text: '' } as Values,
    keepsToasts: true,
    send: async ({ text }) => {
      const failure = await addNote(text, mentions.mentionedIn(text));
      if (failure) return failure;
      mentions.forget();
      form.reset();
      focusNext({ field: 'submit' });
    },
  });
  useLeaveWarning(isDirty);
  const { ref, ...fieldProps } = field('text');
  const mentionFault = form.formState.errors.mentionIds?.message;

  return (
    <form noValidate onSubmit={submit} aria-label="Private note">
      <fieldset disabled={isSubmitting} className="grid min-w-0 justify-items-start gap-2.5 [&>:first-child]:w-full">
        <div className="relative lg:[&_label]:sr-only">
          <TextareaField
            label="Your note"
            required
            rows={3}
            placeholder="Write a note for colleagues."
            className="min-h-24! max-lg:min-h-40! lg:field-sizing-content lg:max-h-[30dvh]"
            hint="Only staff see it. Type @ to mention a colleague, who gets a mail."
            {...fieldProps}
            {...mentions.field}
            error={fieldProps.error ?? mentionFault}
            ref={(control) => {
              ref(control);
              element.current = control;
            }}
          />
          <Colleagues {...mentions.list} />
        </div>
        <Button type="submit" variant="secondary" size="small" ref={submitButton} busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Note'}
        </Button>
      </fieldset>
    </form>
  );
}

/** Suggested colleagues. A press does not move the focus out of the field. */
const Colleagues = ({ id, suggestions, active, optionId, choose }: ReturnType<typeof useMentions>['list']) =>
  suggestions.length > 0 && (
    <div
      // At the end of the window the list would be out of view.
      ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Colleagues"
      className="absolute inset-x-0 top-full z-20 max-h-64 max-w-sm scroll-mb-4 overflow-y-auto border-2 border-ink bg-sheet"
    >
      {suggestions.map((colleague, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which has the focus
        <div
          key={colleague.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="cursor-pointer px-4 py-2.5 wrap-anywhere hover:bg-paper-deep aria-selected:bg-ink aria-selected:text-paper"
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(colleague)}
        >
          <bdi dir="auto">{colleague.name}</bdi>
        </div>
      ))}
    </div>
  );
