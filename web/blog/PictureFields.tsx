import { useEffect, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { pictureTypes } from '#schema/picture.ts';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { PostForm } from './useBlogForm.ts';

type Props = {
  form: PostForm;
  /** The picture that the post has. */
  current: string | null;
  onRemove: () => void;
};

/** The cover: by address or from a file, seen as it will be. */
export function PictureFields({ form, current, onRemove }: Props) {
  const { control, register, trigger, formState } = form;
  const { errors } = formState;
  const [url, setUrl] = useState('');
  const { field } = useController({ control, name: 'imageFile' });
  const file = field.value instanceof File ? field.value : null;
  const fileUrl = useObjectUrl(file && !errors.imageFile ? file : null);
  const input = useRef<HTMLInputElement | null>(null);
  const slug = useWatch({ control, name: 'slug' });
  const entered = fileUrl ?? (/^https?:\/\/./.test(url) ? url : null);

  const onFile = (chosen: File | null) => {
    field.onChange(chosen);
    void trigger(['imageFile', 'imageUrl']);
  };
  const onClear = () => {
    if (input.current) input.current.value = '';
    onFile(null);
    input.current?.focus();
  };

  return (
    <div className="grid gap-6">
      <figure>
        <Picture src={entered ?? current} alt="" seed={slug ?? ''} aspect="wide" className="aspect-[3/2] w-full" />
        <figcaption className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
          {captionOf(entered, current)}
          {!entered && current && (
            <Button variant="quietDanger" size="small" onClick={onRemove}>
              Remove picture
            </Button>
          )}
        </figcaption>
      </figure>
      <InputField
        type="url"
        label="Image URL"
        placeholder="https://"
        error={errors.imageUrl?.message}
        {...register('imageUrl', { onBlur: (event) => setUrl(event.target.value.trim()) })}
      />
      <div className="grid justify-items-start gap-2">
        <InputField
          type="file"
          label="Image file"
          accept={pictureTypes.join()}
          hint="png, jpeg, gif or webp, at most 10 MB, instead of an Image URL."
          error={errors.imageFile?.message}
          name={field.name}
          ref={(element) => {
            field.ref(element);
            input.current = element;
          }}
          onBlur={field.onBlur}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          className="text-sm"
        />
        {file && (
          <Button variant="quiet" size="small" className="-ml-3" onClick={onClear}>
            Take the file away
          </Button>
        )}
      </div>
      <InputField
        label="Alt text"
        hint="What the picture shows, for those who do not see it."
        error={errors.altText?.message}
        {...register('altText')}
      />
    </div>
  );
}

function captionOf(entered: string | null, current: string | null): string {
  if (entered) return 'The new picture. A drawing stands in where it does not load.';
  return current ? 'The current picture' : 'Without a picture, this is drawn.';
}

/** The address of a file's content inside this page, for as long as it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
