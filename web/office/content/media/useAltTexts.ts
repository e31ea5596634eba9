import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { mediaStrings } from '#schema/media.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { type MediaPicture, mediaPictureEntity } from './cacheEntity.ts';
import { UpdatePictureDocument } from './documents.ts';

/**
 * The alt texts of several pictures in one form. A text that could not be saved stays with its reason; the saved ones
 * leave the form.
 * @param pictures those that were selected when the form opened; later changes do not touch what is typed
 */
export function useAltTexts(pictures: readonly MediaPicture[], onSaved: () => void) {
  const [update] = useCommand(UpdatePictureDocument, { entity: mediaPictureEntity });
  const [left, setLeft] = useState(pictures);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSubmitting, setSubmitting] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const textOf = (picture: MediaPicture) => texts.get(picture.id) ?? picture.altText ?? '';
  const changed = left.filter((picture) => textOf(picture).trim() !== (picture.altText ?? ''));

  const save = async () => {
    const refused = new Map<string, string>();
    for (const picture of changed) {
      const { failure } = await update({ id: picture.id, input: { altText: textOf(picture).trim() || null } });
      if (failure) refused.set(picture.id, `${picture.name}: ${failure.message ?? mediaStrings.updateFailed}`);
    }
    return refused;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    toast.remove();
    setSubmitting(true);
    const refused = await save();
    setSubmitting(false);
    const saved = changed.length - refused.size;
    if (refused.size > 0) toast.error(mediaStrings.altTextsFailed(refused.size, changed.length));
    else if (saved > 0) toast.success(mediaStrings.altTextsSaved(saved));
    setFaults(refused);
    setLeft(left.filter(({ id }) => refused.has(id)));
    if (refused.size === 0) onSaved();
  };

  return {
    rows: left.map((picture) => ({
      picture,
      text: textOf(picture),
      fault: faults.get(picture.id),
      setText: (text: string) => setTexts(new Map(texts).set(picture.id, text)),
    })),
    form: { submit, submitButton, isSubmitting, isDirty: changed.length > 0 },
  };
}
