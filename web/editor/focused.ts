import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * @returns commands on the text, which has the focus at once: TipTap's own `focus` waits for a frame, and on a busy machine the
 * first keys after a button would be lost
 */
export function focused(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}
