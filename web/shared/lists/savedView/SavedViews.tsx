import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ViewedList } from '#schema/savedView.ts';
import { FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { SavedViewForm } from './SavedViewForm.tsx';
import { useSavedViews, type View } from './useSavedViews.ts';

/** A query string, and the name under which everybody has it. */
export type BuiltInView = { name: string; query: string };

type Props = {
  list: ViewedList;
  builtIn?: readonly BuiltInView[];
  /** Parameter of how the list is shown: a built-in view keeps it, and alone it is not worth saving. */
  displayParam?: string;
  /** Parameters that no view keeps. */
  passingParams?: readonly string[];
};

const link =
  'flex min-h-9 items-center font-semibold text-ink-soft no-underline hover:text-ink ' +
  'aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-signal ' +
  'aria-[current=true]:decoration-3 aria-[current=true]:underline-offset-6';

/** Saved addresses of a list: the built-in ones, then the viewer's. Nothing until there is one or a filter to save. */
export function SavedViews({ list, builtIn = [], displayParam = '', passingParams = [] }: Props) {
  const [params] = useSearchParams();
  const { views, save, remove } = useSavedViews(list);
  const [isSaving, setSaving] = useState(false);
  const address = new URLSearchParams([...params].filter(([name, value]) => value && !passingParams.includes(name)));
  const current = normal(address);
  const display = address.get(displayParam);
  const shownAsNow = ({ query }: BuiltInView) => {
    const shownParams = new URLSearchParams(query);
    if (display) shownParams.set(displayParam, display);
    return normal(shownParams);
  };
  const isWorthKeeping = [...address.keys()].some((name) => name !== displayParam);
  const isKnown = [...builtIn, ...views].some(({ query }) => normal(query) === current);
  const canSave = isWorthKeeping && !isKnown;
  const hasViews = builtIn.length + views.length > 0;
  if (!hasViews && !canSave && !isSaving) return null;
  return (
    <div className="flex max-w-full items-center gap-x-4 gap-y-1 border-l border-line pl-4 text-sm max-md:border-0 max-md:pl-0 md:flex-wrap">
      {hasViews && (
        <nav aria-label="Views" className="min-w-0 max-md:overflow-x-auto">
          <ul className="flex items-center gap-x-4 gap-y-1 max-md:*:shrink-0 md:flex-wrap">
            {builtIn.map((view) => (
              <li key={view.name}>
                <Link to={`?${shownAsNow(view)}`} aria-current={shownAsNow(view) === current} className={link}>
                  {view.name}
                </Link>
              </li>
            ))}
            {views.map((view) => (
              <OwnView key={view.id} view={view} isCurrent={normal(view.query) === current} onRemove={remove} />
            ))}
          </ul>
        </nav>
      )}
      {canSave && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 max-[100rem]:px-2!"
          title="Save this view"
          onClick={() => setSaving(true)}
        >
          <BookmarkPlus aria-hidden="true" className="size-4.5" />
          <span className="max-[100rem]:sr-only">Save this view</span>
        </Button>
      )}
      <FormDialog
        open={isSaving}
        onClose={() => setSaving(false)}
        title="Save This View"
        description="Only you see it. It keeps the search, the filters and how the list is shown."
      >
        <SavedViewForm query={address.toString()} onSave={save} onClose={() => setSaving(false)} />
      </FormDialog>
    </div>
  );
}

/** @returns a query string in a form that is equal for equal filters */
function normal(query: string | URLSearchParams): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
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
