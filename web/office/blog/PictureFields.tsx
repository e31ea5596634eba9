import { useState } from 'react';
import { type ControllerRenderProps, useController, useWatch } from 'react-hook-form';
import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import type { MediaPicture } from '#web/office/content/media/cacheEntity.ts';
import { FocalPointButton } from '#web/office/content/media/FocalPointButton.tsx';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { useLibraryPicture } from '#web/office/content/media/useLibraryPicture.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { FileField } from '#web/shared/ui/FileField.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { useObjectUrl } from '#web/shared/ui/useObjectUrl.ts';
import type { PostForm } from './useBlogForm.ts';

type Props = {
  form: PostForm;
  current: string | null;
  onRemove: () => void;
};

export const pictureNames = ['pictureId', 'imageUrl', 'imageFile', 'altText'];

export function PictureFields({ form, current, onRemove }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const { field } = useController({ control, name: 'imageFile' });
  const slug = useWatch({ control, name: 'slug' });
  const picture = usePostPicture(form, field);
  const { libraryPicture, previewUrl } = picture;
  const shownPicture = useLibraryPicture(previewUrl ?? current);
  return (
    <div className="grid grid-cols-1 gap-4">
      <figure>
        <Picture
          src={previewUrl ?? current}
          image={shownPicture?.image}
          sizes="(width < 64rem) 90vw, 30rem"
          alt=""
          seed={slug ?? ''}
          aspect="wide"
          className="aspect-[3/2] w-full"
        />
        <figcaption className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
          {libraryPicture ? `From the library: ${libraryPicture.name}` : captionOf(previewUrl, current)}
          {shownPicture && <FocalPointButton picture={shownPicture} />}
          {libraryPicture && (
            <Button variant="quiet" size="small" onClick={() => picture.choose(null)}>
              Undo choice
            </Button>
          )}
          {!previewUrl && current && (
            <Button variant="quietDanger" size="small" onClick={onRemove}>
              Remove picture
            </Button>
          )}
        </figcaption>
      </figure>
      <div className="grid gap-1.5">
        <ChooseButton onChoose={picture.onChoose} />
        {errors.pictureId && <p className="text-sm font-semibold text-danger">{errors.pictureId.message}</p>}
      </div>
      <InputField
        type="url"
        label="Image URL"
        placeholder="https://"
        error={errors.imageUrl?.message}
        {...register('imageUrl', {
          onChange: (event) => event.target.value && picture.choose(null),
          onBlur: (event) => picture.setUrl(event.target.value.trim()),
        })}
      />
      <FileField
        label="Image file"
        hint="png, jpeg, gif or webp, at most 10 MB, instead of an Image URL."
        error={errors.imageFile?.message}
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        file={picture.file}
        onFile={picture.onFile}
      />
      <InputField
        label="Alt text"
        hint="What the picture shows, for those who do not see it."
        error={errors.altText?.message}
        {...register('altText')}
      />
    </div>
  );
}

/** The picture that was entered or chosen in the form; one replaces the other. */
function usePostPicture(form: PostForm, field: Pick<ControllerRenderProps, 'value' | 'onChange'>) {
  const { control, trigger, setValue, getValues, formState } = form;
  const [url, setUrl] = useState(() => getValues('imageUrl') ?? '');
  const file = field.value instanceof File ? field.value : null;
  const fileUrl = useObjectUrl(file && !formState.errors.imageFile ? file : null);
  const [pickedPicture, setPickedPicture] = useState<MediaPicture | null>(null);
  const pictureId = useWatch({ control, name: 'pictureId' });
  const [draftPicture] = useChosenPictures(pictureId && !pickedPicture ? [pictureId] : []);
  const libraryPicture = pickedPicture ?? draftPicture ?? null;
  const previewUrl = libraryPicture?.url ?? fileUrl ?? (/^https?:\/\/./.test(url) ? url : null);

  const choose = (picture: MediaPicture | null) => {
    setPickedPicture(picture);
    setValue('pictureId', picture?.id ?? null, { shouldDirty: true });
  };
  const onChoose = (picture: MediaPicture) => {
    choose(picture);
    // It replaces an entered address or file.
    setValue('imageUrl', '');
    setUrl('');
    field.onChange(null);
    if (!getValues('altText')) setValue('altText', picture.altText ?? '', { shouldDirty: true });
    void trigger(['imageFile', 'imageUrl', 'pictureId']);
  };
  const onFile = (newFile: File | null) => {
    if (newFile) choose(null);
    field.onChange(newFile);
    void trigger(['imageFile', 'imageUrl']);
  };
  return { file, libraryPicture, previewUrl, setUrl, choose, onChoose, onFile };
}

function captionOf(previewUrl: string | null, current: string | null): string {
  if (previewUrl) return 'The new picture. A drawing stands in where it does not load.';
  return current ? 'The current picture' : 'Without a picture, this is drawn.';
}
