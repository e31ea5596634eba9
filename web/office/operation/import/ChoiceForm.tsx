import { type FormEvent, useState } from 'react';
import { importStrings } from '#schema/import.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { StartImportDocument } from './documents.ts';
import type { ImportJob } from './states.ts';

type Props = { job: ImportJob; report: NonNullable<ImportJob['report']> };

export function ChoiceForm({ job, report }: Props) {
  const { shortDateTime } = useDates();
  const { id, state, choice, keptUntil } = job;
  const { posts, pages, items, published } = report;
  const { posts: hasPosts, pages: hasPages, items: hasItems, drafts, publishPages } = choice;
  const [selection, setSelection] = useState({
    ...{ posts: hasPosts, pages: hasPages, items: hasItems, drafts, publishPages },
  });
  const [start, { loading }] = useCommand(StartImportDocument, {
    sentences: { done: importStrings.started, failed: importStrings.startFailed },
  });
  const kinds = [
    { name: 'posts', label: 'Posts', count: posts - pages },
    { name: 'pages', label: 'Pages', count: pages },
    { name: 'items', label: 'Portfolio items', count: items },
    { name: 'drafts', label: 'Drafts, and what is planned', count: posts - pages + items - published },
  ] as const;
  const isEmpty = !kinds.some(({ name, count }) => name !== 'drafts' && selection[name] && count > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start({ id, input: selection });
  };
  return (
    <form onSubmit={submit} className="grid gap-5 border-2 border-ink bg-sheet p-5 sm:p-6">
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-lg font-semibold">What is to come?</legend>
        {kinds.map(({ name, label, count }) => (
          <CheckboxField
            key={name}
            label={`${label} (${count})`}
            disabled={count === 0}
            checked={selection[name] && count > 0}
            onChange={({ target }) => setSelection({ ...selection, [name]: target.checked })}
          />
        ))}
        {pages > 0 && selection.pages && (
          <CheckboxField
            label="Publish the pages that were published there"
            hint="A page becomes a post of the blog. Without this it is a draft."
            checked={selection.publishPages}
            onChange={({ target }) => setSelection({ ...selection, publishPages: target.checked })}
          />
        )}
      </fieldset>
      <p className="measure text-ink-soft">
        What was published there is public here at once, under its own date; drafts stay drafts, and pages are drafts at
        first. Webhooks and search engines hear of each entry. All of it can be taken back as long as nobody has changed
        it.
        {keptUntil && state === 'READY' && ` The file is kept until ${shortDateTime(keptUntil)}.`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={loading} disabled={isEmpty}>
          {state === 'FAILED' ? 'Go On with the Import' : 'Import'}
        </Button>
        {isEmpty && <p className="text-sm font-semibold">Nothing is chosen that could come.</p>}
      </div>
    </form>
  );
}
