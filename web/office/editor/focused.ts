import type { ChainedCommands, Editor } from '@tiptap/core';
import { flushSync } from 'react-dom';

/**
 * @returns commands on the focused text. TipTap's own `focus` waits for a frame, and on a busy machine the first keys
 *   would be lost.
 */
export function focused(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}

/**
 * Closes a dialog before the text takes the focus: an open dialog takes the focus back, and a closing one returns it to
 * its opener.
 * @returns commands on the focused text
 */
export function focusedAfter(close: () => void, editor: Editor): ChainedCommands {
  flushSync(close);
  return focused(editor);
}
