import type { ChainedCommands } from '@tiptap/core';
import { Image, type LucideIcon, SquarePlay } from 'lucide-react';
import type { Question } from './EditorToolbar.tsx';
import { blockTools, type Tool, textTools } from './tools.ts';

/** An entry of the menu of blocks: inserts at once, or opens a dialog. */
export type Block = {
  label: string;
  icon: LucideIcon;
  /** Further words by which it is found. */
  words: string;
  run?: (chain: ChainedCommands) => ChainedCommands;
  question?: Question;
};

const tools = new Map<string, Tool>([...textTools.flat(), ...blockTools].map((tool) => [tool.label, tool]));

const entries: [label: string, words: string][] = [
  ['Heading 2', 'title h2 section'],
  ['Heading 3', 'title h3 subsection'],
  ['Bulleted list', 'points unordered'],
  ['Numbered list', 'ordered steps'],
  ['Task list', 'todo checklist checkbox'],
  ['Quote', 'blockquote citation'],
  ['Code block', 'program source'],
  ['Picture', 'image photo upload library'],
  ['Table', 'grid rows columns'],
  ['Video', 'youtube vimeo film'],
  ['Part to unfold', 'details toggle accordion fold'],
  ['Rule', 'line divider separator'],
];

const dialogs: Record<string, Pick<Block, 'icon' | 'question'>> = {
  Picture: { icon: Image, question: 'picture' },
  Video: { icon: SquarePlay, question: 'video' },
};

export const blocks: readonly Block[] = entries.flatMap(([label, words]) => {
  const tool = tools.get(label);
  const part = dialogs[label] ?? (tool && { icon: tool.icon, run: tool.run });
  return part ? [{ label, words, ...part }] : [];
});

/** @returns the blocks of which a word begins with each word of the query; first those that it names */
export function blocksFor(query: string): Block[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) =>
    words.every((start) =>
      text
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(start)),
    );
  const named = blocks.filter(({ label }) => matches(label));
  const others = blocks.filter((block) => !named.includes(block) && matches(`${block.label} ${block.words}`));
  return [...named, ...others];
}
