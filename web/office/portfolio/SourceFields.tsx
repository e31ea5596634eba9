import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import type { MediaPicture } from '#web/office/content/media/cacheEntity.ts';
import { FocalPointButton } from '#web/office/content/media/FocalPointButton.tsx';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { useLibraryPicture } from '#web/office/content/media/useLibraryPicture.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import { FileField } from '#web/shared/ui/FileField.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { useObjectUrl } from '#web/shared/ui/useObjectUrl.ts';
import type { EditedItem, ItemForm, PictureSource } from './usePortfolioForm.ts';

type Props = { form: ItemForm; item: EditedItem | undefined };

const labels: Record<PictureSource, string> = {
  keep: 'Keep the present picture',
  url: 'Image URL',
  file: 'Image file',
  library: 'Picture of the library',
};

/** An item that is new has no picture to keep. */
const newSourceOptions: PictureSource[] = ['url', 'file', 'library'];
const sourceOptions: PictureSource[] = ['keep', ...newSourceOptions];

export const sourceNames = ['imageOption', 'imageUrl', 'imageFile', 'pictureId', 'altText'];

export function SourceFields({ form, item }: Props) {
  const { control, register, trigger, setValue, getValues, formState } = form;
  const { errors } = formState;
  const source = useWatch({ control, name: 'imageOption' });
  const [url, setUrl] = useState(() => getValues('imageUrl') ?? '');
  const { field } = useController({ control, name: 'imageFile' });
  const file = field.value instanceof File ? field.value : null;
  const fileUrl = useObjectUrl(file && !errors.imageFile ? file : null);
  const slug = useWatch({ control, name: 'slug' });
  const enteredUrl = /^https?:\/\/./.test(url) ? url : null;
  const [pickedPicture, setPickedPicture] = useState<MediaPicture | null>(null);
  const pictureId = useWatch({ control, name: 'pictureId' });
  const [draftPicture] = useChosenPictures(pictureId && !pickedPicture ? [pictureId] : []);
  const libraryPicture = pickedPicture ?? draftPicture ?? null;
  const previewUrl = {
    keep: item?.imageUrl ?? null,
    url: enteredUrl,
    file: fileUrl,
    library: libraryPicture?.url ?? null,
  }[source];
  const shownPicture = useLibraryPicture(previewUrl);
  const onChoose = (picture: MediaPicture) => {
    setPickedPicture(picture);
    setValue('pictureId', picture.id, { shouldDirty: true, shouldValidate: true });
    if (!getValues('altText')) setValue('altText', picture.altText ?? '', { shouldDirty: true });
  };

  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <figure>
        <Picture
          src={previewUrl}
          image={shownPicture?.image}
          sizes="(width < 64rem) 90vw, 30rem"
          alt=""
          seed={slug || 'untitled'}
          aspect="wide"
          className="aspect-[3/2] w-full"
        />
        <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
          {previewUrl ? 'How the picture will look.' : 'While there is no picture, this is drawn.'}
          {shownPicture && <FocalPointButton picture={shownPicture} />}
        </figcaption>
      </figure>
      <SourceChoice form={form} sources={item ? sourceOptions : newSourceOptions} />
      {source === 'url' && (
        <InputField
          type="url"
          label="Image URL"
          required
          placeholder="https://"
          error={errors.imageUrl?.message}
          {...register('imageUrl', { onBlur: (event) => setUrl(event.target.value.trim()) })}
        />
      )}
      {source === 'file' && (
        <FileField
          label="Image file"
          required
          hint="png, jpeg, gif or webp, at most 10 MB."
          error={errors.imageFile?.message}
          name={field.name}
          ref={field.ref}
          onBlur={field.onBlur}
          file={file}
          onFile={(file) => {
            field.onChange(file);
            void trigger('imageFile');
          }}
        />
      )}
      {source === 'library' && (
        <div className="grid gap-1.5">
          <ChooseButton onChoose={onChoose} />
          {libraryPicture && <p className="text-sm text-ink-soft wrap-anywhere">{`Chosen: ${libraryPicture.name}`}</p>}
          {errors.pictureId && <p className="text-sm font-semibold text-danger">{errors.pictureId.message}</p>}
        </div>
      )}
      <InputField
        label="Alt text"
        hint="What the picture shows, for those who do not see it."
        error={errors.altText?.message}
        {...register('altText')}
      />
    </div>
  );
}

function SourceChoice({ form, sources }: { form: ItemForm; sources: readonly PictureSource[] }) {
  const { register, trigger, formState } = form;
  const fault = formState.errors.imageOption;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-sm font-semibold">Image source</legend>
      {sources.map((value) => (
        <label key={value} className="flex items-center gap-3">
          <input
            type="radio"
            value={value}
            {...register('imageOption', {
              onChange: () => void trigger(['imageOption', 'imageUrl', 'imageFile', 'pictureId']),
            })}
            className="radio"
          />
          {labels[value]}
        </label>
      ))}
      {fault && <p className="text-sm font-semibold text-danger">{fault.message}</p>}
    </fieldset>
  );
}
