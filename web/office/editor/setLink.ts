import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Makes what is selected a link, or the link that the cursor is in another one; where nothing is, writes one.
 * @param commands on the text
 * @param href where it leads; empty takes the link away
 * @param title what is written where nothing is selected; left out, the address
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
