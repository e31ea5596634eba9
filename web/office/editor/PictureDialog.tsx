import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import { CheckboxField, InputField } from '#web/shared/ui/Field.tsx';
import { FileField } from '#web/shared/ui/FileField.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { DialogForm } from './DialogForm.tsx';
import { type PictureOptions, usePictureForm } from './usePictureForm.ts';

/**
 * Inserts a picture with its alt text: uploaded, or chosen from the library. A selected picture of the text gets another
 * alt text or is exchanged.
 */
export function PictureDialog(options: PictureOptions) {
  const form = usePictureForm(options);
  const { chosenFile, shownPicture, progress } = form;
  const saveLabel = form.selected ? 'Save Picture' : 'Insert Picture';
  return (
    <Modal open onOpenChange={form.leave} title="Picture">
      <DialogForm
        submitLabel={progress === null ? saveLabel : `Uploading picture ${Math.round(progress * 100)}%`}
        isBusy={form.isBusy}
        onSubmit={() => void form.submit()}
        onCancel={form.leave}
      >
        <InputField
          label="What the picture shows"
          hint="For those who do not see it."
          maxLength={300}
          value={form.isDecorative ? '' : form.altText}
          readOnly={form.isDecorative}
          onChange={(event) => form.setAltText(event.target.value)}
        />
        <CheckboxField
          label="Decorative"
          hint="It adds nothing to the text: screen readers pass over it."
          checked={form.isDecorative}
          onChange={(event) => form.setMark(event.target.checked)}
        />
        {shownPicture && (
          <figure className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
            <img src={shownPicture.url} alt="" className="max-h-24 max-w-40 bg-paper-deep object-contain" />
            <figcaption dir="auto" className="text-sm wrap-anywhere">
              {shownPicture.name}
            </figcaption>
          </figure>
        )}
        <ChooseButton onChoose={form.onChoose} />
        <FileField
          label="File"
          hint="Or upload one: png, jpeg, gif or webp, at most 10 MB."
          name="file"
          error={form.error}
          file={chosenFile}
          onFile={form.onFile}
          onBlur={() => {}}
          ref={null}
        />
        {/* The input shows only files that were chosen with it. */}
        {chosenFile && chosenFile === options.file && (
          <p dir="auto" className="text-sm wrap-anywhere">
            {chosenFile.name}
          </p>
        )}
      </DialogForm>
    </Modal>
  );
}
