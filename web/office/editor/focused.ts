import type { ChainedCommands, Editor } from '@tiptap/core';
import { flushSync } from 'react-dom';

/**
 * @returns commands on the text, which has the focus at once: TipTap's own `focus` waits for a frame, and on a busy machine the
 * first keys after a button would be lost
 */
export function focused(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}

/**
 * Closes a dialog that asked something for the text. It is gone before the text takes the focus: while it is open it takes the
 * focus back, and gives it to what opened it.
 * @returns commands on the text, which has the focus
 */
export function focusedAfter(close: () => void, editor: Editor): ChainedCommands {
  flushSync(close);
  return focused(editor);
}
