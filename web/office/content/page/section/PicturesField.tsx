import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { Fault } from '#web/shared/ui/Field.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { SortableRows } from '#web/shared/ui/SortableRows.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Pictures of the media library in an order. */
export function PicturesField({ label, hint, error, ids, onChange }: Props) {
  const pictures = useChosenPictures(ids);
  const pictureOf = (id: string) => pictures.find((picture) => picture.id === id);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <SortableRows
        rows={ids}
        keyOf={(id) => id}
        nameOf={(id) => pictureOf(id)?.altText || pictureOf(id)?.name || 'Picture'}
        onChange={onChange}
      >
        {(id) => (
          <Picture
            src={pictureOf(id)?.url}
            image={pictureOf(id)?.image}
            sizes="6rem"
            alt={pictureOf(id)?.altText ?? ''}
            seed={id}
            className="aspect-[3/2] w-24"
          />
        )}
      </SortableRows>
      {error && <Fault id={undefined}>{error}</Fault>}
      <ChooseButton
        label="Add Pictures"
        chosenIds={ids}
        onChoose={({ id }) => onChange(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
      />
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
    </fieldset>
  );
}
