import { type FormEvent, useState } from 'react';
import type { ContentKind } from '#schema/draft.ts';
import { LABEL_MAX, PREVIEW_DAYS, previewDays, previewStrings } from '#schema/preview.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { InputField, SelectField } from '#web/shared/ui/Field.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';
import { LinkList } from './LinkList.tsx';
import { useCreatePreviewLink } from './useCreatePreviewLink.ts';

const sentences = { copied: previewStrings.copied, failed: previewStrings.copyFailed };

export function PreviewLinks({ kind, itemId }: { kind: ContentKind; itemId: string }) {
  const [label, setLabel] = useState('');
  const [days, setDays] = useState<number>(PREVIEW_DAYS);
  const [link, setLink] = useState<string | null>(null);
  const { create, isBusy } = useCreatePreviewLink();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form of the post or item.
    event.stopPropagation();
    const link = await create({ kind, itemId, days, label: label.trim() || null });
    if (!link) return;
    setLink(link);
    setLabel('');
  };
  return (
    <div className="grid gap-6">
      <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-4">
        <div className="min-w-48 flex-1">
          <InputField
            label="For whom"
            placeholder="Optional, such as Harbour Ltd"
            maxLength={LABEL_MAX}
            autoComplete="off"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        </div>
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
