import type { Node } from '@tiptap/pm/model';
import { type Block, parse } from './parse.ts';
import { serializeBlock } from './serialize.ts';

type Kept = { block: Block; text: Block[]; index: number };

/** The source of each node that has not changed since it was parsed. */
const kept = new WeakMap<Node, Kept>();

/** Remembers the sources of a parsed document's blocks. */
export function keepSources(document: Node, text: Block[]): void {
  for (const [index, block] of text.entries()) {
    const node = document.maybeChild(index);
    if (node) kept.set(node, { block, text, index });
  }
}

/** @returns a text as a document, and its blocks for `keepSources` */
export function read(markdown: string) {
  const blocks = parse(markdown);
  const nodes = blocks.map(({ node }) => node);
  return { blocks, content: { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] } };
}

/** @returns the Markdown of a document: unchanged blocks keep their source, the rest is serialized */
export function markdownOf(document: Node): string {
  const nodes = document.children.filter((node) => node.type.name !== 'paragraph' || node.childCount > 0);
  let [text, before] = ['', null as string | null];
  for (const [index, node] of nodes.entries()) {
    const next = sourceOf(nodes[index + 1]);
    const source = sourceBehind(nodes[index - 1], node) ?? serializeBlock(node.toJSON(), [before, next]);
    if (!source) continue;
    text += (before === null ? '' : gap(nodes[index - 1], node)) + source;
    before = source;
  }
  const last = kept.get(nodes.at(-1) as Node);
  return text + (last && last.index === last.text.length - 1 ? last.block.after : '');
}

const sourceOf = (node: Node | undefined) => (node && kept.get(node)?.block.source) ?? null;

const isNext = (before: Kept | undefined, after: Kept | undefined) =>
  before?.text === after?.text && before !== undefined && after !== undefined && after.index === before.index + 1;

/** The source of a node, if it means the same here: the meaning of indented lines depends on the previous block. */
function sourceBehind(before: Node | undefined, node: Node): string | undefined {
  const own = kept.get(node);
  const mayMove = own && !/^\s/.test(own.block.source) && !isList.test(node.type.name);
  const stays = own && (before ? isNext(kept.get(before), own) : own.index === 0);
  return stays || mayMove ? own.block.source : undefined;
}

/** A list may need another marker beside another list. */
const isList = /List$/;

const gap = (before: Node | undefined, node: Node): string => {
  const one = before && kept.get(before);
  return isNext(one, kept.get(node)) ? (one as Kept).block.after : '\n\n';
};
