import { type FormEvent, useState } from 'react';
import { importStrings } from '#schema/import.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { StartImportDocument } from './documents.ts';
import type { ShownImport } from './states.ts';

type Props = { found: ShownImport; report: NonNullable<ShownImport['report']> };

/** What of an export is to come, and the button that has it come. */
export function ChoiceForm({ found, report }: Props) {
  const { shortDateTime } = useDates();
  const { id, state, choice, keptUntil } = found;
  const { posts, items, published } = report;
  const [chosen, setChosen] = useState({ posts: choice.posts, items: choice.items, drafts: choice.drafts });
  const [start, { loading }] = useCommand(StartImportDocument, {
    sentences: { done: importStrings.started, failed: importStrings.startFailed },
  });
  const kinds = [
    { name: 'posts', label: 'Posts and pages', count: posts },
    { name: 'items', label: 'Portfolio items', count: items },
    { name: 'drafts', label: 'Drafts, and what is planned', count: posts + items - published },
  ] as const;
  const isNothing = !((chosen.posts && posts) || (chosen.items && items));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start({ id, input: chosen });
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
            checked={chosen[name] && count > 0}
            onChange={({ target }) => setChosen({ ...chosen, [name]: target.checked })}
          />
        ))}
      </fieldset>
      <p className="measure text-ink-soft">
        What was published there is public here at once, under its own date; drafts stay drafts. Webhooks and search
        engines hear of each entry. All of it can be taken back as long as nobody has changed it.
        {keptUntil && state === 'READY' && ` The file is kept until ${shortDateTime(keptUntil)}.`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={loading} disabled={isNothing}>
          {state === 'FAILED' ? 'Go On with the Import' : 'Import'}
        </Button>
        {isNothing && <p className="text-sm font-semibold">Nothing is chosen that could come.</p>}
      </div>
    </form>
  );
}
