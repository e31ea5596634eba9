import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { OwnPages } from '#web/shared/palette/OwnPages.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { DialogForm } from './DialogForm.tsx';
import { focusedAfter } from './focused.ts';
import { linkOf } from './linkOf.ts';
import { setLink } from './setLink.ts';

/** Asks for a link: an address, or a post or item of this site, found by its title. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current: string = editor.getAttributes('link').href ?? '';
  const [text, setText] = useState(current);
  const [error, setError] = useState<string>();
  const link = (href: string, title?: string) => {
    setLink(editor, focusedAfter(onClose, editor), href, title);
  };
  const submit = () => {
    const href = linkOf(text);
    if (href) link(href);
    else setError('Please enter an address, such as https://example.com, or choose a page.');
  };
  return (
    <Modal open onOpenChange={onClose} title="Link">
      <DialogForm
        submitLabel="Set Link"
        onSubmit={submit}
        onCancel={onClose}
        aside={
          current && (
            <Button variant="quietDanger" className="sm:mr-auto" onClick={() => link('')}>
              Remove link
            </Button>
          )
        }
      >
        <InputField
          label="Address, or title of a page"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <OwnPages text={text === current ? '' : text} onChoose={link} />
      </DialogForm>
    </Modal>
  );
}
