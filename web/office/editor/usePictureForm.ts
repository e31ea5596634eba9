import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { mediaStrings } from '#schema/media.ts';
import { mediaPictureEntity } from '#web/office/content/media/cacheEntity.ts';
import { UpdatePictureDocument } from '#web/office/content/media/documents.ts';
import type { ChosenPicture } from '#web/office/content/media/useChosenPictures.ts';
import { useLibraryPicture } from '#web/office/content/media/useLibraryPicture.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { focusedAfter } from './focused.ts';
import { textAddress } from './textAddress.ts';
import { useUploadPicture } from './useUploadPicture.ts';

type Image = { src: string; alt: string };
export type PictureOptions = {
  editor: Editor;
  /** A pasted or dropped picture. */
  file: File | null;
  onClose: () => void;
};

/** The picture of the dialog: a file or one of the library, its alt text, and `submit`, which puts it into the text. */
export function usePictureForm({ editor, file, onClose }: PictureOptions) {
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
  const onFile = (next: File | null) => {
    setChosenFile(next);
    if (next) setPicture(null);
    setError(undefined);
  };
  return {
    ...{ selected, chosenFile, onFile, shownPicture, onChoose, altText, setAltText, isDecorative, setMark },
    ...{ error, progress, isBusy: progress !== null || loading, submit, leave },
  };
}

function imageAt(editor: Editor): Image {
  const { src, alt } = editor.getAttributes('image');
  return { src: String(src ?? ''), alt: String(alt ?? '') };
}
