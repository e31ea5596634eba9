import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import type { EditedField } from './editedPage.ts';
import type { PageEdits } from './usePageEdits.ts';

type Props = { field: EditedField; setText: PageEdits['setText']; error: string | undefined };

export const PictureControl = ({ field, setText, error }: Props) => (
  <div className="grid min-w-0 gap-4">
    {field.picture ? (
      <>
        <Picture
          src={field.picture.image.url}
          image={field.picture.image}
          sizes="20rem"
          alt={field.picture.altText ?? ''}
          seed={field.name}
          aspect="wide"
          className="aspect-[3/2] w-full"
        />
        <p className="text-sm text-ink-soft">
          {field.picture.altText
            ? `Those who do not see it are told: “${field.picture.altText}”`
            : 'The library does not say what it shows. Say it there, for those who do not see it.'}
        </p>
      </>
    ) : (
      <p className="text-ink-soft">The drawing stands here.</p>
    )}
    {error && <p className="text-sm font-semibold text-danger">{error}</p>}
    <ChooseButton
      onChoose={({ id, altText, image }) => setText(field, id, { __typename: 'GalleryPicture', id, altText, image })}
    />
  </div>
);
