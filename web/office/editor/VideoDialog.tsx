import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { videoOf } from '#schema/video.ts';
import { InputField } from '#web/shared/ui/Field.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { DialogForm } from './DialogForm.tsx';
import { focusedAfter } from './focused.ts';

export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const video = videoOf(address.trim());
    if (!video) return setError('Please enter the address of a video on YouTube or Vimeo.');
    focusedAfter(onClose, editor)
      .insertContent({ type: 'video', attrs: { src: video.address } })
      .run();
  };
  return (
    <Modal open onOpenChange={onClose} title="Video">
      <DialogForm submitLabel="Insert Video" onSubmit={submit} onCancel={onClose}>
        <InputField
          type="url"
          label="Address"
          placeholder="https://www.youtube.com/watch?v="
          hint="On YouTube or Vimeo. It is loaded from there only when somebody plays it."
          value={address}
          error={error}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
      </DialogForm>
    </Modal>
  );
}
