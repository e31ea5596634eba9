import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { type FocalPoint, mediaStrings } from '#schema/media.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { mediaPictureEntity } from './cacheEntity.ts';
import { UpdatePictureDocument } from './documents.ts';
import { FocalPointField } from './FocalPointField.tsx';
import type { ChosenPicture } from './useChosenPictures.ts';

/** Opens a dialog for the focal point of a library picture. It is stored with the picture at once. */
export function FocalPointButton({ picture }: { picture: ChosenPicture }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Crosshair aria-hidden="true" className="size-4" /> Focal point
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title="Focal Point">
        {isOpen && <Point picture={picture} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

/** Not a form: it would be inside the form of the post, which its submit event would reach. */
function Point({ picture, onClose }: { picture: ChosenPicture; onClose: () => void }) {
  const { id, name, altText, isDecorative, url } = picture;
  const [{ x, y }, setPoint] = useState<FocalPoint>(picture.focalPoint);
  const [update, { loading }] = useCommand(UpdatePictureDocument, {
    entity: mediaPictureEntity,
    sentences: { done: mediaStrings.updated, failed: mediaStrings.updateFailed },
  });
  const save = async () => {
    const { failure } = await update({ id, input: { name, altText, isDecorative, focalPoint: { x, y } } });
    if (!failure) onClose();
  };
  return (
    <div className="grid min-w-0 gap-6">
      <FocalPointField url={url} value={{ x, y }} onChange={setPoint} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={loading} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}
