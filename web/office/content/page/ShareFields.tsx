import { useController, useWatch } from 'react-hook-form';
import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Fault, InputField } from '#web/shared/ui/Field.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import type { EditedPage, PageFormState } from './usePageForm.ts';

type Props = { form: PageFormState; page: EditedPage | undefined };

export const shareNames = ['imageUrl', 'pictureId', 'altText'];

/** The picture that other sites show beside a link to the page. */
export function ShareFields({ form: { control, register, setValue, formState }, page }: Props) {
  const { errors } = formState;
  const { field: pictureId } = useController({ control, name: 'pictureId' });
  const storedUrl = useWatch({ control, name: 'imageUrl' });
  const [chosen] = useChosenPictures(pictureId.value ? [pictureId.value] : []);
  const src = chosen?.url ?? storedUrl;
  const error = errors.pictureId?.message ?? errors.imageUrl?.message;
  const remove = () => {
    pictureId.onChange('');
    setValue('imageUrl', '', { shouldDirty: true });
  };
  return (
    <>
      {src && (
        <Picture
          src={src}
          image={chosen?.image ?? page?.image}
          sizes="19rem"
          alt=""
          seed={page?.slug ?? 'untitled'}
          aspect="wide"
          className="aspect-[1200/630] w-full"
        />
      )}
      <p className="text-sm text-ink-soft">
        {src ? 'Shown where the page is shared.' : 'Without a picture, one with the title is drawn.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <ChooseButton
          label={src ? 'Another Picture' : 'Choose a Picture'}
          onChoose={({ id }) => pictureId.onChange(id)}
        />
        {src && (
          <Button variant="quiet" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      {error && <Fault id={undefined}>{error}</Fault>}
      {src && (
        <InputField
          label="Alt text"
          hint="What the picture shows, for those who do not see it."
          error={errors.altText?.message}
          {...register('altText')}
        />
      )}
    </>
  );
}
