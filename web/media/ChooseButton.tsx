import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { InputField } from '#web/ui/Field.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import type { MediaPicture } from './cacheEntity.ts';
import { MediaGrid } from './MediaGrid.tsx';
import { useMedia } from './useMedia.ts';
import { useSettled } from './useSettled.ts';

type Props = { onChoose: (picture: MediaPicture) => void };

/** Opens the library, to choose one of its pictures. */
export function ChooseButton({ onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const onPick = (picture: MediaPicture) => {
    setOpen(false);
    onChoose(picture);
  };
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        <Images aria-hidden="true" className="size-5" /> Choose from the Library
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title="Choose a Picture">
        {isOpen && <Choice onPick={onPick} />}
      </Modal>
    </>
  );
}

function Choice({ onPick }: { onPick: (picture: MediaPicture) => void }) {
  const [text, setText] = useState('');
  const wanted = useSettled(text.trim());
  const { items, totalCount, sentence, more, refresh } = useMedia(wanted);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <InputField
        type="search"
        label="Find by name or alt text"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {items && `${totalCount} ${totalCount === 1 ? 'picture' : 'pictures'}`}
      </p>
      {sentence && <ErrorPanel title="Error Loading Pictures" message={sentence} onRetry={refresh} />}
      {!items && !sentence && <Loading label="Loading pictures..." />}
      {items && totalCount === 0 && (
        <p className="text-ink-soft">
          {wanted ? 'No picture has this in its name or alt text.' : 'The library has no pictures yet.'}
        </p>
      )}
      {items && totalCount > 0 && (
        <MediaGrid label="Pictures, newest first" pictures={items} onEnd={more} action="Choose" onPick={onPick} />
      )}
    </div>
  );
}
