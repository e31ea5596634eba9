import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Fault } from '#web/shared/ui/Field.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  isRequired: boolean;
  /** Empty for none. */
  id: string;
  onChange: (id: string | null) => void;
};

/** A picture of the media library. */
export function PictureField({ label, hint, error, isRequired, id, onChange }: Props) {
  const [picture] = useChosenPictures(id ? [id] : []);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ml-1 text-signal-ink">
            *
          </span>
        )}
      </legend>
      {picture && (
        <div className="flex items-center gap-3">
          <Picture
            src={picture.url}
            image={picture.image}
            sizes="6rem"
            alt={picture.altText ?? ''}
            seed={id}
            className="aspect-[3/2] w-24 shrink-0"
          />
          <p dir="auto" className="min-w-0 text-sm text-ink-soft wrap-anywhere">
            {picture.name}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <ChooseButton
          label={picture ? 'Another Picture' : 'Choose a Picture'}
          onChoose={(chosen) => onChange(chosen.id)}
        />
        {id && !isRequired && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {error && <Fault id={undefined}>{error}</Fault>}
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
    </fieldset>
  );
}
