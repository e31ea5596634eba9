import { draftStrings } from '#schema/draft.ts';
import { listed } from '#web/shared/ui/listed.ts';
import { useEditing } from './useEditing.ts';

/** Colleagues who have the same form open; screen readers announce changes. */
export function EditingLine({ id }: { id: string }) {
  const names = useEditing(id);
  return (
    <p aria-live="polite" className="mb-4 text-sm font-semibold text-signal-ink wrap-anywhere empty:mb-0">
      {names.length > 0 && draftStrings.isEditing(listed(names), names.length === 1)}
    </p>
  );
}
