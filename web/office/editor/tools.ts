import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListCollapse,
  ListOrdered,
  ListTodo,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Superscript,
  Table,
  Undo2,
} from 'lucide-react';

export type Tool = {
  label: string;
  icon: LucideIcon;
  /** Shortcut text; Mod is Ctrl, or Cmd on a Mac. */
  keys?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Missing for tools that are not toggles. */
  isOn?: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  label: `Heading ${level}`,
  icon,
  keys: `Mod+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

export const textTools: Tool[][] = [
  [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
  [
    { label: 'Bold', icon: Bold, keys: 'Mod+B', run: (chain) => chain.toggleBold(), isOn: isActive('bold') },
    { label: 'Italic', icon: Italic, keys: 'Mod+I', run: (chain) => chain.toggleItalic(), isOn: isActive('italic') },
    {
      label: 'Strikethrough',
      icon: Strikethrough,
      keys: 'Mod+Shift+S',
      run: (chain) => chain.toggleStrike(),
      isOn: isActive('strike'),
    },
    { label: 'Code', icon: Code, keys: 'Mod+E', run: (chain) => chain.toggleCode(), isOn: isActive('code') },
  ],
  [
    {
      label: 'Bulleted list',
      icon: List,
      keys: 'Mod+Shift+8',
      run: (chain) => chain.toggleBulletList(),
      isOn: isActive('bulletList'),
    },
    {
      label: 'Numbered list',
      icon: ListOrdered,
      keys: 'Mod+Shift+7',
      run: (chain) => chain.toggleOrderedList(),
      isOn: isActive('orderedList'),
    },
    {
      label: 'Task list',
      icon: ListTodo,
      keys: 'Mod+Shift+9',
      run: (chain) => chain.toggleTaskList(),
      isOn: isActive('taskList'),
    },
    {
      label: 'Quote',
      icon: Quote,
      keys: 'Mod+Shift+B',
      run: (chain) => chain.toggleBlockquote(),
      isOn: isActive('blockquote'),
    },
    {
      label: 'Code block',
      icon: SquareCode,
      keys: 'Mod+Alt+C',
      run: (chain) => chain.toggleCodeBlock(),
      isOn: isActive('codeBlock'),
    },
  ],
];

/** After the buttons with a dialog. */
export const blockTools: Tool[] = [
  { label: 'Table', icon: Table, run: (chain) => chain.insertTable({ rows: 3, cols: 3 }) },
  { label: 'Rule', icon: Minus, run: (chain) => chain.setHorizontalRule() },
  {
    label: 'Part to unfold',
    icon: ListCollapse,
    run: (chain) => chain.toggleDetails(),
    isOn: isActive('details'),
  },
  { label: 'Footnote', icon: Superscript, run: (chain) => chain.insertFootnote() },
];

export const historyTools: Tool[] = [
  { label: 'Undo', icon: Undo2, keys: 'Mod+Z', run: (chain) => chain.undo() },
  { label: 'Redo', icon: Redo2, keys: 'Mod+Shift+Z', run: (chain) => chain.redo() },
];

export const tableTools: Pick<Tool, 'label' | 'run'>[] = [
  { label: 'Row above', run: (chain) => chain.addRowBefore() },
  { label: 'Row below', run: (chain) => chain.addRowAfter() },
  { label: 'Delete row', run: (chain) => chain.deleteRow() },
  { label: 'Column before', run: (chain) => chain.addColumnBefore() },
  { label: 'Column after', run: (chain) => chain.addColumnAfter() },
  { label: 'Delete column', run: (chain) => chain.deleteColumn() },
  { label: 'Align left', run: (chain) => chain.alignColumn('left') },
  { label: 'Centre', run: (chain) => chain.alignColumn('center') },
  { label: 'Align right', run: (chain) => chain.alignColumn('right') },
  { label: 'Header row', run: (chain) => chain.toggleHeaderRow() },
  { label: 'Header column', run: (chain) => chain.toggleHeaderColumn() },
  { label: 'Delete table', run: (chain) => chain.deleteTable() },
];

function isActive(name: string) {
  return (editor: Editor) => editor.isActive(name);
}

/** @returns the shortcut in the notation of this system */
export function keysLabel(keys: string): string {
  const isMac = /Mac|iP/.test(navigator.platform);
  return isMac
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');
}
