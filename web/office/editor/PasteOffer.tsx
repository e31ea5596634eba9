import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { focused } from './focused.ts';
import { Notice, noticeButton } from './Notice.tsx';
import { acceptPasteOffer, declinePasteOffer, pasteOfferIn } from './paste/pasteOffer.ts';

export function PasteOffer({ editor }: { editor: Editor }) {
  const isOffered = useEditorState({ editor, selector: ({ editor }) => pasteOfferIn(editor.state) !== null });
  const answer = (run: typeof acceptPasteOffer) => {
    focused(editor).run();
    run(editor.view);
  };
  return (
    <Notice>
      {isOffered && (
        <>
          <p>The text was pasted as it is. It looks like Markdown.</p>
          <button type="button" className={noticeButton} onClick={() => answer(acceptPasteOffer)}>
            Read as Markdown
          </button>
          <button type="button" className={noticeButton} onClick={() => answer(declinePasteOffer)}>
            Keep as text
          </button>
        </>
      )}
    </Notice>
  );
}
