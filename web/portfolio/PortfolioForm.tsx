import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/Field.tsx';
import { ItemTextFields } from './ItemTextFields.tsx';
import { SourceFields } from './SourceFields.tsx';
import type { Send } from './useCreatePortfolioItem.ts';
import { type EditedItem, type Options, usePortfolioForm } from './usePortfolioForm.ts';

type Props = {
  /** The item to change; left out, a new one is made. */
  item?: EditedItem;
  send: Send;
  onSent: Options['onSent'];
};

export function PortfolioForm({ item, send, onSent }: Props) {
  const { form, slug, isSubmitting, submitButton, progress, submit } = usePortfolioForm({ item, send, onSent });
  return (
    <form onSubmit={submit} noValidate>
      {/* What takes the focus must not come to rest under the bar at the bottom. */}
      <fieldset
        disabled={isSubmitting}
        className="grid min-w-0 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem] [&_:is(input,textarea)]:scroll-mb-28"
      >
        <ItemTextFields form={form} slug={slug} isNew={!item} />
        <SourceFields form={form} item={item} />
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-t-2 border-ink bg-paper py-4 lg:col-span-2">
          <CheckboxField label="Published" {...form.register('isPublished')} />
          <Button type="submit" ref={submitButton} busy={isSubmitting}>
            {isSubmitting ? waiting(progress) : item ? 'Save Changes' : 'Create Item'}
          </Button>
          <p className="text-sm text-ink-soft max-sm:hidden">Unpublished items are drafts: only staff see them.</p>
        </div>
      </fieldset>
    </form>
  );
}

/** While a picture is on its way its share is told; what follows then is the server's work. */
const waiting = (progress: number | null) =>
  progress === null || progress >= 1 ? 'Saving...' : `Uploading picture ${Math.round(progress * 100)}%`;
