import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useSettled } from '#web/shared/ui/useSettled.ts';
import type { MediaPicture } from './cacheEntity.ts';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadButton } from './UploadButton.tsx';
import { UploadList } from './UploadList.tsx';
import { useMedia } from './useMedia.ts';
import { useUploads } from './useUploads.ts';

type Props = {
  label?: string;
  onChoose: (picture: MediaPicture) => void;
  /** Selected ids if several pictures may be chosen: the dialog stays open, and `onChoose` also deselects. */
  chosenIds?: readonly string[];
  acceptsVector?: boolean;
};

export function ChooseButton({ label = 'Choose from the Library', onChoose, chosenIds, acceptsVector = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const onPick = (picture: MediaPicture) => {
    if (!chosenIds) setOpen(false);
    onChoose(picture);
  };
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        <Images aria-hidden="true" className="size-5" /> {label}
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title={chosenIds ? 'Choose Pictures' : 'Choose a Picture'} isWide>
        {isOpen && <Choice chosenIds={chosenIds} acceptsVector={acceptsVector} onPick={onPick} />}
        {chosenIds && (
          <Button className="mt-6" onClick={() => setOpen(false)}>
            Done
          </Button>
        )}
      </Modal>
    </>
  );
}

type ChoiceProps = Pick<Props, 'chosenIds' | 'acceptsVector'> & { onPick: (picture: MediaPicture) => void };

function Choice({ chosenIds, acceptsVector = false, onPick }: ChoiceProps) {
  // What somebody uploads here is what they want.
  const uploads = useUploads(onPick);
  const isMultiple = chosenIds !== undefined;
  const [text, setText] = useState('');
  const searchText = useSettled(text.trim());
  const { items, totalCount, sentence, more, refresh } = useMedia(searchText);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <InputField
          type="search"
          label="Find by name or alt text"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <UploadButton
          label={isMultiple ? 'Upload Pictures' : 'Upload a Picture'}
          isMultiple={isMultiple}
          isQuiet
          acceptsVector={acceptsVector}
          onFiles={uploads.add}
        />
      </div>
      <UploadList rows={uploads.rows} done={uploads.done} onDrop={uploads.drop} />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {items && `${totalCount} ${totalCount === 1 ? 'picture' : 'pictures'}`}
      </p>
      {sentence && <ErrorPanel title="Error Loading Pictures" message={sentence} onRetry={refresh} />}
      {!items && !sentence && <Loading label="Loading pictures..." />}
      {items && totalCount === 0 && (
        <p className="text-ink-soft">
          {searchText ? 'No picture has this in its name or alt text.' : 'The library has no pictures yet.'}
        </p>
      )}
      {items && totalCount > 0 && (
        <MediaGrid
          label="Pictures, newest first"
          pictures={items}
          onEnd={more}
          action="Choose"
          onPick={onPick}
          chosenIds={chosenIds}
          hasAltFields={isMultiple}
        />
      )}
    </div>
  );
}
