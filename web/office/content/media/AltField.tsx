import { type KeyboardEvent, useState } from 'react';
import { ALT_MAX, mediaStrings } from '#schema/media.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { type MediaPicture, mediaPictureEntity } from './cacheEntity.ts';
import { UpdatePictureDocument } from './documents.ts';

/**
 * The alt text of a picture, written in the grid: leaving the field stores it, Enter goes on to the next picture, Escape
 * takes the change back. A text that could not be stored stays in the field.
 */
export function AltField({ picture: { id, name, altText, isDecorative } }: { picture: MediaPicture }) {
  const [update] = useCommand(UpdatePictureDocument, {
    entity: mediaPictureEntity,
    sentences: { failed: mediaStrings.updateFailed },
    isQueued: true,
  });
  /** Null while the field shows what is stored. */
  const [text, setText] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stored = altText ?? '';
  const isChanged = text !== null && text.trim() !== stored;
  useLeaveWarning(isChanged);

  const save = async () => {
    if (!isChanged) return setText(null);
    const newText = text.trim();
    const input = { altText: newText || null };
    const { failure } = await update({ id, input });
    setFailed(failure !== null);
    // The author may have written on meanwhile.
    if (!failure) setText((now) => (now?.trim() === newText ? null : now));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isChanged) {
      event.stopPropagation();
      setText(null);
      setFailed(false);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const fields = [
      ...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLInputElement>('input[data-alt]') ?? []),
    ];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else event.currentTarget.blur();
  };
  return (
    <input
      data-alt
      dir="auto"
      aria-label={`Alt text of ${name}`}
      aria-invalid={hasFailed || undefined}
      className="relative z-1 min-h-9 w-full border border-edge bg-sheet px-2 py-1 text-sm text-ink placeholder:text-ink-soft hover:border-ink focus:border-ink aria-invalid:border-2 aria-invalid:border-danger"
      placeholder={isDecorative ? 'Decorative' : 'No alt text'}
      autoComplete="off"
      maxLength={ALT_MAX}
      value={text ?? stored}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
    />
  );
}
