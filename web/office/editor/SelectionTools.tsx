import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { Link } from 'lucide-react';
import type { Question } from './EditorToolbar.tsx';
import { focused } from './focused.ts';
import { type Tool, textTools } from './tools.ts';

type Props = { editor: Editor; onQuestion: (question: Question) => void };

const toolsNamed = (names: string[]) => textTools.flat().filter(({ label }) => names.includes(label));
const emphasis = toolsNamed(['Bold', 'Italic']);
const blocks = toolsNamed(['Heading 2', 'Quote']);

const className =
  'grid size-9 place-items-center transition-colors hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper';

/**
 * The most used tools beside selected text, for the pointer. The keyboard has them in the toolbar (Escape), so these
 * are no stops of Tab.
 */
export function SelectionTools({ editor, onQuestion }: Props) {
  const on = useEditorState({
    editor,
    selector: ({ editor }) => [
      ...[...emphasis, ...blocks].filter(({ isOn }) => isOn?.(editor)).map(({ label }) => label),
      ...(editor.isActive('link') ? ['Link'] : []),
    ],
  });
  const button = (label: string, Icon: Tool['icon'], onClick: () => void) => (
    <button
      key={label}
      type="button"
      tabIndex={-1}
      className={className}
      title={label}
      aria-label={`Selection: ${label}`}
      aria-pressed={on.includes(label)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
  const toolButton = ({ label, icon, run }: Tool) => button(label, icon, () => run(focused(editor)).run());
  return (
    <BubbleMenu
      editor={editor}
      // Above the selection, but never over the toolbar or the title.
      options={{ placement: 'top-start', offset: 6, flip: { boundary: editor.view.dom }, shift: { padding: 4 } }}
      shouldShow={({ editor: { isEditable, state, view } }) =>
        isEditable &&
        view.hasFocus() &&
        state.selection instanceof TextSelection &&
        state.doc.textBetween(state.selection.from, state.selection.to).trim() !== '' &&
        !state.selection.$from.parent.type.spec.code
      }
      role="group"
      aria-label="Selected text"
      className="z-[4] flex border-2 border-ink bg-sheet"
    >
      {emphasis.map(toolButton)}
      {button('Link', Link, () => onQuestion('link'))}
      {blocks.map(toolButton)}
    </BubbleMenu>
  );
}
