import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import type { MediaPicture } from '#web/office/content/media/cacheEntity.ts';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import type { EditedItem, ItemForm } from './usePortfolioForm.ts';

type Props = { form: ItemForm; item: EditedItem | undefined };
type GalleryPicture = Pick<EditedItem['gallery'][number], 'id' | 'altText' | 'image'>;

export function GalleryField({ form: { control }, item }: Props) {
  const { field, fieldState } = useController({ control, name: 'gallery' });
  const [picturesById, setPicturesById] = useState(
    () => new Map<string, GalleryPicture>(item?.gallery.map((picture) => [picture.id, picture])),
  );
  const ids = field.value ?? [];
  const draftPictures = useChosenPictures(ids.filter((id) => !picturesById.has(id)));
  const onChoose = ({ id, altText, image }: MediaPicture) => {
    setPicturesById(new Map(picturesById).set(id, { id, altText, image }));
    field.onChange(ids.includes(id) ? ids.filter((chosenId) => chosenId !== id) : [...ids, id]);
  };
  const move = (index: number, offset: number) => {
    const moved = ids.toSpliced(index, 1);
    moved.splice(index + offset, 0, ids[index] as string);
    field.onChange(moved);
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 text-sm font-semibold">Gallery</legend>
      {ids.length > 0 && (
        <ol className="grid grid-cols-2 gap-4">
          {ids.map((id, index) => (
            <Chosen
              key={id}
              number={index + 1}
              picture={picturesById.get(id) ?? draftPictures.find((picture) => picture.id === id)}
              isLast={index === ids.length - 1}
              onMove={(offset) => move(index, offset)}
              onRemove={() => field.onChange(ids.filter((chosenId) => chosenId !== id))}
            />
          ))}
        </ol>
      )}
      {fieldState.error && <p className="text-sm font-semibold text-danger">{fieldState.error.message}</p>}
      <ChooseButton label="Add Pictures" chosenIds={ids} onChoose={onChoose} />
    </fieldset>
  );
}

type ChosenProps = {
  number: number;
  picture: GalleryPicture | undefined;
  isLast: boolean;
  onMove: (offset: -1 | 1) => void;
  onRemove: () => void;
};

const Chosen = ({ number, picture, isLast, onMove, onRemove }: ChosenProps) => (
  <li className="min-w-0 border-2 border-edge">
    <Picture
      src={picture?.image.url}
      image={picture?.image}
      sizes="(width < 40rem) 45vw, 14rem"
      alt={picture?.altText ?? ''}
      seed={picture?.id ?? ''}
      aspect="square"
      className="aspect-[3/2] w-full"
    />
    <div className="flex justify-between">
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Move picture ${number} forward`}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Move picture ${number} back`}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <Button variant="quiet" size="small" aria-label={`Remove picture ${number}`} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  </li>
);
