import { SaveBar, scrollClear } from '#web/forms/SaveBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/Field.tsx';
import { ItemTextFields } from './ItemTextFields.tsx';
import { SourceFields } from './SourceFields.tsx';
import { type EditedItem, type Options, usePortfolioForm } from './usePortfolioForm.ts';

type Props = {
  /** The item to change; left out, a new one is made. */
  item?: EditedItem;
  send: Options['send'];
  onSent: Options['onSent'];
};

export function PortfolioForm({ item, send, onSent }: Props) {
  const { form, slug, isSubmitting, submitButton, progress, submit } = usePortfolioForm({ item, send, onSent });
  return (
    <form onSubmit={submit} noValidate>
      <fieldset
        disabled={isSubmitting}
        onFocus={scrollClear}
        className="grid min-w-0 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]"
      >
        <ItemTextFields form={form} slug={slug} isNew={!item} />
        <SourceFields form={form} item={item} />
        <SaveBar note="Unpublished items are drafts: only staff see them.">
          <CheckboxField label="Published" {...form.register('isPublished')} />
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? waiting(progress) : item ? 'Save Changes' : 'Create Item'}
          </Button>
        </SaveBar>
      </fieldset>
    </form>
  );
}

/** While a picture is on its way its share is told; what follows then is the server's work. */
const waiting = (progress: number | null) =>
  progress === null || progress >= 1 ? 'Saving...' : `Uploading picture ${Math.round(progress * 100)}%`;
