import { ALT_MAX } from '#schema/media.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import type { MediaPicture } from './cacheEntity.ts';
import { useAltTexts } from './useAltTexts.ts';

type Props = { pictures: readonly MediaPicture[]; isOpen: boolean; onClose: () => void; onSaved: () => void };

/** The alt texts of several pictures, a field per picture, saved together. */
export const AltTextsDialog = ({ pictures, isOpen, onClose, onSaved }: Props) => (
  <FormDialog
    open={isOpen}
    onClose={onClose}
    title="Alt Texts"
    description="What each picture shows, for those who do not see it. Tab leads to the next."
  >
    <AltTexts pictures={pictures} onSaved={onSaved} />
  </FormDialog>
);

function AltTexts({ pictures, onSaved }: Pick<Props, 'pictures' | 'onSaved'>) {
  const { rows, form } = useAltTexts(pictures, onSaved);
  return (
    <DialogForm form={form} submitLabel="Save Alt Texts" autoComplete="off">
      <ul aria-label="Pictures" className="grid gap-4">
        {rows.map(({ picture, text, fault, setText }) => (
          <li
            key={picture.id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <Picture
              src={picture.url}
              image={picture.image}
              sizes="7rem"
              alt=""
              seed={picture.id}
              aspect="square"
              isWhole
              className="block aspect-square w-full border-2 border-edge bg-paper-deep"
            />
            <InputField
              label={picture.name}
              aria-label={`Alt text of ${picture.name}`}
              placeholder={picture.isDecorative ? 'Decorative' : 'No alt text'}
              maxLength={ALT_MAX}
              error={fault}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </li>
        ))}
      </ul>
    </DialogForm>
  );
}
