import { useState } from 'react';
import type { ContentKind } from '#schema/draft.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';

type Props = { kind: ContentKind; itemId: string };

export function SharePreview(item: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Share a preview
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title="Share a preview"
        description="Whoever has the link sees what is stored, with your pending changes, without an account."
      >
        <PreviewLinks {...item} />
      </Modal>
    </>
  );
}
