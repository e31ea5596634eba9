import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import type { MediaPicture } from '#web/office/content/media/cacheEntity.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import type { SiteForm } from './OriginalHint.tsx';

type Props = {
  form: SiteForm;
  name: 'logoId' | 'darkLogoId' | 'iconId' | 'sharedPictureId';
  label: string;
  hint: string;
  /** Address of the current picture; null for none. */
  currentUrl: string | null;
  /** Whether it is shown on dark ground. */
  isOnDark?: boolean;
  /** What is shown without a picture. */
  without?: string;
  acceptsVector?: boolean;
};

export function BrandPicture({ form, name, label, hint, currentUrl, ...props }: Props) {
  const { isOnDark = false, without = 'None: the mark is drawn.', acceptsVector = false } = props;
  const [pickedPicture, setPickedPicture] = useState<MediaPicture | null>(null);
  const id = useWatch({ control: form.control, name });
  // Undefined keeps the picture; null removes it.
  const previewUrl = id === undefined ? currentUrl : pickedPicture?.id === id ? pickedPicture.url : null;
  const choose = (picture: MediaPicture | null) => {
    setPickedPicture(picture);
    form.clearErrors(name);
    form.setValue(name, picture ? picture.id : null, { shouldDirty: true });
  };
  const error = form.formState.errors[name]?.message;
  return (
    <section aria-label={label} className="grid content-start gap-3">
      <h3 className="text-sm font-semibold">{label}</h3>
      <div
        className={`light-palette grid h-32 place-items-center border-2 border-line p-4 ${isOnDark ? 'bg-ink text-paper' : 'bg-paper text-ink-soft'}`}
      >
        {previewUrl ? (
          <img src={previewUrl} alt={label} className="max-h-24 max-w-full object-contain" />
        ) : (
          <p className="text-sm">{without}</p>
        )}
      </div>
      <p className="text-sm text-ink-soft">{hint}</p>
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
      <div className="flex flex-wrap gap-3">
        <ChooseButton
          label={previewUrl ? 'Choose another' : 'Choose or upload'}
          acceptsVector={acceptsVector}
          onChoose={choose}
        />
        {previewUrl && (
          <Button variant="quietDanger" size="small" onClick={() => choose(null)}>
            Remove
          </Button>
        )}
      </div>
    </section>
  );
}
