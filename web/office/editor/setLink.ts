import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Turns the selection into a link, changes the link at the cursor, or inserts a new one.
 * @param href empty removes the link
 * @param title text of a new link; defaults to the address
 */
export function setLink(editor: Editor, commands: ChainedCommands, href: string, title = href): void {
  const chain = commands.extendMarkRange('link');
  if (!href) chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run();
  else chain.setLink({ href }).run();
}
