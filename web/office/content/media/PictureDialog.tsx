import { useEffect } from 'react';
import { CENTRE, mediaStrings, UpdatePictureInput } from '#schema/media.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { CheckboxField, InputField } from '#web/shared/ui/Field.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { type MediaPicture, mediaPictureEntity } from './cacheEntity.ts';
import { UpdatePictureDocument } from './documents.ts';
import { Facts } from './Facts.tsx';
import { FocalPointField } from './FocalPointField.tsx';
import { UploadButton } from './UploadButton.tsx';
import { Uses } from './Uses.tsx';
import { useRemovePicture } from './useRemovePicture.ts';
import { useReplacePicture } from './useReplacePicture.ts';

type Props = {
  /** Undefined after it was deleted. */
  picture: MediaPicture | undefined;
  isOpen: boolean;
  onClose: () => void;
};

export function PictureDialog({ picture, isOpen, onClose }: Props) {
  // Close when a colleague deletes the picture.
  useEffect(() => {
    if (isOpen && !picture) onClose();
  }, [isOpen, picture, onClose]);
  return (
    <FormDialog open={isOpen && picture !== undefined} onClose={onClose} title={picture?.name ?? ''}>
      {picture && <Details key={picture.id} picture={picture} onClose={onClose} />}
    </FormDialog>
  );
}

function Details({ picture, onClose }: { picture: MediaPicture; onClose: () => void }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <Picture
        src={picture.url}
        image={picture.image}
        sizes="(width < 40rem) 90vw, 28rem"
        alt={picture.altText ?? ''}
        seed={picture.id}
        aspect="wide"
        isWhole
        className="max-h-72 w-full"
      />
      <WordsForm picture={picture} onClose={onClose} />
      <Facts picture={picture} />
      <Uses id={picture.id} isKept={picture.isKept} />
      <CopyField
        label="Address of the picture"
        value={picture.url}
        action="Copy Address"
        sentences={{ copied: 'Address copied.', failed: 'Failed to copy the address.' }}
      />
      <Changes picture={picture} onRemoved={onClose} />
    </div>
  );
}

function Changes({ picture: { id, name }, onRemoved }: { picture: MediaPicture; onRemoved: () => void }) {
  const [replace, isReplacing] = useReplacePicture();
  const [remove, isRemoving] = useRemovePicture();
  const [askRemoval, removalQuestion] = useRemovalQuestion<string>({
    what: 'picture',
    nameOf: () => name,
    onConfirm: async () => (await remove(id)) && onRemoved(),
  });
  return (
    <div className="flex flex-wrap gap-3">
      <UploadButton label="Replace" isQuiet busy={isReplacing} onFiles={([file]) => file && void replace(id, file)} />
      <Button variant="quietDanger" busy={isRemoving} onClick={() => askRemoval(id)}>
        Delete
      </Button>
      {removalQuestion}
    </div>
  );
}

function WordsForm({
  picture: { id, name, altText, isDecorative, focalPoint, url },
  onClose,
}: {
  picture: MediaPicture;
  onClose: () => void;
}) {
  const [update] = useCommand(UpdatePictureDocument, {
    entity: mediaPictureEntity,
    sentences: { done: mediaStrings.updated, failed: mediaStrings.updateFailed },
  });
  const inputForm = useInputForm({
    rule: UpdatePictureInput,
    defaultValues: { name, altText: altText ?? '', isDecorative, focalPoint: { x: focalPoint.x, y: focalPoint.y } },
    send: async ({ name, altText = null, isDecorative, focalPoint }) => {
      const input = { name, altText, isDecorative: isDecorative ?? null, focalPoint: focalPoint ?? null };
      const { failure } = await update({ id, input });
      if (!failure) onClose();
      return failure;
    },
  });
  const { field, form } = inputForm;
  const [isMarked, point] = form.watch(['isDecorative', 'focalPoint']);
  // An alternative text would contradict the mark.
  const onMark = () => form.setValue('altText', '', { shouldDirty: true });
  return (
    <DialogForm form={inputForm} submitLabel="Save" autoComplete="off">
      <InputField
        label="Alt text"
        hint="What the picture shows, for those who do not see it. Forms that choose it propose this."
        readOnly={isMarked === true}
        {...field('altText')}
      />
      <CheckboxField
        label="Decorative"
        hint="It says nothing that a text must say: screen readers pass over it."
        {...form.register('isDecorative', { onChange: ({ target }) => target.checked && onMark() })}
      />
      <InputField label="Name" required hint="It is found by this." {...field('name')} />
      <FocalPointField
        url={url}
        value={point ?? CENTRE}
        onChange={(next) => form.setValue('focalPoint', next, { shouldDirty: true })}
      />
    </DialogForm>
  );
}
