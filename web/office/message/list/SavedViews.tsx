import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SavedViewInput } from '#schema/desk.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { BOARD, DUE, hasBoardView, ME, NOBODY, paramNames, VIEW } from './filter.ts';
import { useViews, type View } from './useViews.ts';

/** Views for everybody. */
const builtIn = [
  { name: 'Mine', query: `${paramNames.owner}=${ME}` },
  { name: "Nobody's", query: `${paramNames.owner}=${NOBODY}` },
  { name: 'Due', query: `${paramNames.due}=${DUE}` },
];

/** @returns a query string in a form that is equal for equal filters */
function normal(query: string, isOnBoard: boolean): string {
  const params = new URLSearchParams(query);
  if (isOnBoard) params.set(VIEW, BOARD);
  params.sort();
  return params.toString();
}

const link =
  'flex min-h-9 items-center font-semibold text-ink-soft no-underline hover:text-ink ' +
  'aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-signal ' +
  'aria-[current=true]:decoration-3 aria-[current=true]:underline-offset-6';

/** Saved addresses of the inbox: the built-in ones, then the viewer's. */
export function SavedViews() {
  const [params] = useSearchParams();
  const { views, save, remove } = useViews();
  const [isSaving, setSaving] = useState(false);
  const isBoard = hasBoardView(params);
  const current = normal(params.toString(), false);
  // A view mode without filters is not worth saving.
  const isWorthKeeping = [...params.keys()].some((name) => name !== VIEW);
  const isKnown = [...builtIn, ...views].some(({ query }) => normal(query, false) === current);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-l border-line pl-4 text-sm max-md:border-0 max-md:pl-0">
      <nav aria-label="Views">
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {builtIn.map(({ name, query }) => (
            <li key={name}>
              <Link
                to={`?${normal(query, isBoard)}`}
                aria-current={normal(query, isBoard) === current}
                className={link}
              >
                {name}
              </Link>
            </li>
          ))}
          {views.map((view) => (
            <OwnView key={view.id} view={view} isCurrent={normal(view.query, false) === current} onRemove={remove} />
          ))}
        </ul>
      </nav>
      {isWorthKeeping && !isKnown && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setSaving(true)}>
          <BookmarkPlus aria-hidden="true" className="size-4.5" /> Save this view
        </Button>
      )}
      <FormDialog
        open={isSaving}
        onClose={() => setSaving(false)}
        title="Save This View"
        description="Only you see it. It keeps the search, the filters and how the inbox is shown."
      >
        <NameForm query={params.toString()} onSave={save} onClose={() => setSaving(false)} />
      </FormDialog>
    </div>
  );
}

type OwnProps = { view: View; isCurrent: boolean; onRemove: (view: View) => void };

const OwnView = ({ view, isCurrent, onRemove }: OwnProps) => (
  <li className="flex items-center gap-0.5">
    <Link to={`?${view.query}`} aria-current={isCurrent} className={`${link} max-w-56`}>
      <span dir="auto" className="truncate">
        {view.name}
      </span>
    </Link>
    <button
      type="button"
      aria-label={`Delete the view ${view.name}`}
      onClick={() => onRemove(view)}
      className="grid size-7 place-items-center text-ink-soft hover:bg-danger hover:text-sheet"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  </li>
);

type FormProps = { query: string; onSave: ReturnType<typeof useViews>['save']; onClose: () => void };

function NameForm({ query, onSave, onClose }: FormProps) {
  const form = useInputForm({
    rule: SavedViewInput,
    defaultValues: { name: '', query },
    send: async (view) => {
      const failure = await onSave(view.name, view.query);
      if (!failure) onClose();
      return failure;
    },
  });
  return (
    <DialogForm form={form} submitLabel="Save View">
      <InputField label="Name" required maxLength={60} autoComplete="off" {...form.field('name')} />
    </DialogForm>
  );
}
