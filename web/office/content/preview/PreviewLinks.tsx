import { type FormEvent, useState } from 'react';
import type { ContentKind } from '#schema/draft.ts';
import { PREVIEW_DAYS, previewDays, previewStrings } from '#schema/preview.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';
import { LinkList } from './LinkList.tsx';
import { useCreatePreviewLink } from './useCreatePreviewLink.ts';

const sentences = { copied: previewStrings.copied, failed: previewStrings.copyFailed };

export function PreviewLinks({ kind, itemId }: { kind: ContentKind; itemId: string }) {
  const [days, setDays] = useState<number>(PREVIEW_DAYS);
  const [link, setLink] = useState<string | null>(null);
  const { create, isBusy } = useCreatePreviewLink();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form of the post or item.
    event.stopPropagation();
    const link = await create({ kind, itemId, days });
    if (link) setLink(link);
  };
  return (
    <div className="grid gap-6">
      <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-4">
        <SelectField label="Good for" value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {previewDays.map((option) => (
            <option key={option} value={option}>
              {option === 1 ? '1 day' : `${option} days`}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={isBusy} className="max-sm:w-full">
          Create Link
        </Button>
      </form>
      {link && (
        <ShownOnce key={link} title="Your preview link" note="For whoever you send it to.">
          <CopyField label="Preview link" value={link} action="Copy Link" sentences={sentences} takesFocus />
        </ShownOnce>
      )}
      <LinkList itemId={itemId} />
    </div>
  );
}
