import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { mediaStrings } from '#schema/media.ts';
import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import { mediaPictureEntity } from '#web/office/content/media/cacheEntity.ts';
import { UpdatePictureDocument } from '#web/office/content/media/documents.ts';
import type { ChosenPicture } from '#web/office/content/media/useChosenPictures.ts';
import { useLibraryPicture } from '#web/office/content/media/useLibraryPicture.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { CheckboxField, InputField } from '#web/shared/ui/Field.tsx';
import { FileField } from '#web/shared/ui/FileField.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { DialogForm } from './DialogForm.tsx';
import { focusedAfter } from './focused.ts';
import { textAddress } from './textAddress.ts';
import { useUploadPicture } from './useUploadPicture.ts';

type Props = { editor: Editor; file: File | null; onClose: () => void };
type Image = { src: string; alt: string };

/**
 * Inserts a picture with its alt text: uploaded, or chosen from the library. A selected picture of the text gets another
 * alt text or is exchanged.
 * @param props.file a pasted or dropped picture
 */
export function PictureDialog({ editor, file, onClose }: Props) {
  const [selected] = useState(() => (!file && editor.isActive('image') ? imageAt(editor) : null));
  const [chosenFile, setChosenFile] = useState(file);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const selectedPicture = useLibraryPicture(selected?.src);
  const [altText, setAltText] = useState(selected?.alt ?? '');
  const [mark, setMark] = useState<boolean | null>(null);
  const [error, setError] = useState<string>();
  const { publicUrl } = useSite();
  const { upload, progress, cancel } = useUploadPicture();
  const [update, { loading }] = useCommand(UpdatePictureDocument, {
    entity: mediaPictureEntity,
    sentences: { failed: mediaStrings.updateFailed },
  });
  const shownPicture = picture ?? (chosenFile ? null : selectedPicture);
  const isDecorative = mark ?? (altText === '' && shownPicture?.isDecorative === true);
  const isBusy = progress !== null || loading;

  /** A library picture without words of its own is marked there, so that nobody is asked for them again. */
  const markInLibrary = async ({ id, name, altText, isDecorative: wasDecorative }: ChosenPicture) => {
    if (altText || wasDecorative === isDecorative) return true;
    const { failure } = await update({ id, input: { name, altText: null, isDecorative } });
    return !failure;
  };
  const insert = (src: string) => {
    const attrs = { src, alt: isDecorative ? '' : altText.trim() };
    const commands = focusedAfter(onClose, editor);
    // Caption and link stay; the size is that of the picture before.
    if (selected && editor.isActive('image'))
      commands
        .updateAttributes('image', src === selected.src ? attrs : { ...attrs, width: null, height: null })
        .setTextSelection(editor.state.selection.to)
        .run();
    else commands.insertContent({ type: 'image', attrs }).run();
  };
  const submit = async () => {
    if (!chosenFile && shownPicture && !(await markInLibrary(shownPicture))) return;
    if (!chosenFile && picture) return insert(textAddress(picture.url, publicUrl));
    if (!chosenFile && selected) return insert(selected.src);
    const { picture: uploaded, fault } = await upload(chosenFile, isDecorative ? '' : altText, isDecorative);
    if (!uploaded) return setError(fault);
    insert(textAddress(uploaded.url, publicUrl));
  };
  const leave = () => {
    if (progress !== null) cancel();
    else onClose();
  };
  const onChoose = (next: ChosenPicture) => {
    setPicture(next);
    setChosenFile(null);
    setError(undefined);
    setMark(next.isDecorative);
    if (next.altText || next.isDecorative) setAltText(next.altText ?? '');
  };
  return (
    <Modal open onOpenChange={leave} title="Picture">
      <DialogForm
        submitLabel={progress === null ? labelOf(selected) : `Uploading picture ${Math.round(progress * 100)}%`}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        onCancel={leave}
      >
        <InputField
          label="What the picture shows"
          hint="For those who do not see it."
          maxLength={300}
          value={isDecorative ? '' : altText}
          readOnly={isDecorative}
          onChange={(event) => setAltText(event.target.value)}
        />
        <CheckboxField
          label="Decorative"
          hint="It adds nothing to the text: screen readers pass over it."
          checked={isDecorative}
          onChange={(event) => setMark(event.target.checked)}
        />
        {shownPicture && (
          <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
            <img src={shownPicture.url} alt="" className="max-h-24 max-w-40 bg-paper-deep object-contain" />
            <figcaption dir="auto" className="text-sm wrap-anywhere">
              {shownPicture.name}
            </figcaption>
          </figure>
        )}
        <ChooseButton onChoose={onChoose} />
        <FileField
          label="File"
          hint="Or upload one: png, jpeg, gif or webp, at most 10 MB."
          name="file"
          error={error}
          file={chosenFile}
          onFile={(next) => {
            setChosenFile(next);
            if (next) setPicture(null);
            setError(undefined);
          }}
          onBlur={() => {}}
          ref={null}
        />
        {/* The input shows only files that were chosen with it. */}
        {chosenFile && chosenFile === file && (
          <p dir="auto" className="text-sm wrap-anywhere">
            {chosenFile.name}
          </p>
        )}
      </DialogForm>
    </Modal>
  );
}

const labelOf = (selected: Image | null) => (selected ? 'Save Picture' : 'Insert Picture');

function imageAt(editor: Editor): Image {
  const { src, alt } = editor.getAttributes('image');
  return { src: String(src ?? ''), alt: String(alt ?? '') };
}
