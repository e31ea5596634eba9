import { Badge } from '#web/shared/ui/Badge.tsx';
import { type EditedField, isListed } from './editedPage.ts';
import type { PageEdits } from './usePageEdits.ts';

type Props = { edits: PageEdits; refusals: Record<string, string>; onEdit: (name: string) => void };

export const TextList = ({ edits, refusals, onEdit }: Props) => (
  <nav aria-label="Texts of the page">
    <ul className="border-t border-line">
      {edits.fields
        .filter((field) => isListed(edits.fields, field))
        .map((field) => (
          <li key={field.name} className="border-b border-line">
            <button
              type="button"
              data-opens={field.name}
              onClick={() => onEdit(field.name)}
              className="flex w-full flex-wrap items-baseline justify-between gap-x-3 px-3 py-2.5 text-left hover:bg-paper-deep"
            >
              <span className="font-semibold">{field.label}</span>
              <State field={field} edits={edits} isRefused={field.name in refusals} />
            </button>
          </li>
        ))}
    </ul>
  </nav>
);

function State({ field, edits, isRefused }: { field: EditedField; edits: PageEdits; isRefused: boolean }) {
  if (isRefused || edits.faults.has(field.name)) return <Badge tone="signal">Please check</Badge>;
  if (edits.changes.has(field.name)) return <Badge tone="signal">Not saved</Badge>;
  return field.isChanged ? <Badge>Changed</Badge> : null;
}
