import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useSite } from '#web/shared/app/site.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { FileField } from '#web/shared/ui/FileField.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { DialogForm } from './DialogForm.tsx';
import { focusedAfter } from './focused.ts';
import { textAddress } from './textAddress.ts';
import { useUploadPicture } from './useUploadPicture.ts';

/** Uploads a picture and inserts it with its alt text. @param file a pasted or dropped picture */
export function PictureDialog({ editor, file, onClose }: { editor: Editor; file: File | null; onClose: () => void }) {
  const [chosenFile, setChosenFile] = useState(file);
  const [altText, setAltText] = useState('');
  const [error, setError] = useState<string>();
  const { publicUrl } = useSite();
  const { upload, progress, cancel } = useUploadPicture();
  const submit = async () => {
    const { picture, fault } = await upload(chosenFile, altText);
    if (!picture) return setError(fault);
    const attrs = { src: textAddress(picture.url, publicUrl), alt: altText.trim() };
    focusedAfter(onClose, editor).insertContent({ type: 'image', attrs }).run();
  };
  const leave = () => {
    if (progress !== null) cancel();
    else onClose();
  };
  return (
    <Modal open onOpenChange={leave} title="Picture">
      <DialogForm
        submitLabel={progress === null ? 'Insert Picture' : `Uploading picture ${Math.round(progress * 100)}%`}
        isBusy={progress !== null}
        onSubmit={() => void submit()}
        onCancel={leave}
      >
        <FileField
          label="File"
          hint="png, jpeg, gif or webp, at most 10 MB."
          name="file"
          error={error}
          file={chosenFile}
          onFile={(next) => {
            setChosenFile(next);
            setError(undefined);
          }}
          onBlur={() => {}}
          ref={null}
        />
        {/* The input shows only files that were chosen with it. */}
        {chosenFile && chosenFile === file && <p className="text-sm wrap-anywhere">{chosenFile.name}</p>}
        <InputField
          label="What the picture shows"
          hint="For those who do not see it. Leave it empty where it adds nothing to the text."
          maxLength={300}
          value={altText}
          onChange={(event) => setAltText(event.target.value)}
        />
      </DialogForm>
    </Modal>
  );
}
