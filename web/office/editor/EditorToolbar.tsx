import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Image, Link, SquarePlay } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { RefObject } from 'react';
import { focused } from './focused.ts';
import { TableTools } from './TableTools.tsx';
import { ToolButton } from './ToolButton.tsx';
import { blockTools, historyTools, type Tool, textTools } from './tools.ts';

export type Question = 'link' | 'video' | 'picture';

type Props = {
  editor: Editor;
  label: string;
  disabled: boolean;
  bar: RefObject<HTMLDivElement | null>;
  onQuestion: (question: Question) => void;
};

const group = 'flex shrink-0';
/** Keys of the link dialog; Mod+K opens the palette. */
export const LINK_KEYS = 'Mod+Shift+K';

/** Toolbar with one tab stop; arrow keys move between buttons. */
export function EditorToolbar({ editor, label, disabled, bar, onQuestion }: Props) {
  const state = useEditorState({ editor, selector: stateOf });
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.label}
      label={tool.label}
      icon={tool.icon}
      keys={tool.keys}
      pressed={tool.isOn && state.on.includes(tool.label)}
      disabled={disabled || state.off.includes(tool.label)}
      onClick={() => tool.run(focused(editor)).run()}
    />
  );
  return (
    <Toolbar.Root
      ref={bar}
      aria-label={`Format of ${label.toLowerCase() === 'body' ? 'the text' : label}`}
      className="grid min-w-0 grid-cols-1"
    >
      <div className="flex gap-x-2 overflow-x-auto py-0.5 sm:flex-wrap">
        {textTools.map((tools) => (
          <div key={tools[0]?.label} className={group}>
            {tools.map(button)}
          </div>
        ))}
        <div className={group}>
          <ToolButton
            label="Link"
            icon={Link}
            keys={LINK_KEYS}
            pressed={state.on.includes('Link')}
            disabled={disabled}
            onClick={() => onQuestion('link')}
          />
          <ToolButton label="Picture" icon={Image} disabled={disabled} onClick={() => onQuestion('picture')} />
          <ToolButton label="Video" icon={SquarePlay} disabled={disabled} onClick={() => onQuestion('video')} />
          {blockTools.map(button)}
        </div>
        <div className={group}>{historyTools.map(button)}</div>
      </div>
      {state.isInTable && <TableTools editor={editor} disabled={disabled} />}
    </Toolbar.Root>
  );
}

function stateOf({ editor }: { editor: Editor }) {
  const all = [...textTools.flat(), ...blockTools];
  return {
    on: [
      ...all.filter(({ isOn }) => isOn?.(editor)).map(({ label }) => label),
      ...(editor.isActive('link') ? ['Link'] : []),
    ],
    off: [...(editor.can().undo() ? [] : ['Undo']), ...(editor.can().redo() ? [] : ['Redo'])],
    isInTable: editor.isActive('table'),
  };
}
