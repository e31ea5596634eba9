import type { Node } from '@tiptap/pm/model';
import { type Block, parse } from './parse.ts';
import { serializeBlock } from './serialize.ts';

type NodeSource = { block: Block; text: Block[]; index: number };

/** The source of each node that has not changed since it was parsed. */
const nodeSources = new WeakMap<Node, NodeSource>();

export function keepSources(document: Node, text: Block[]): void {
  for (const [index, block] of text.entries()) {
    const node = document.maybeChild(index);
    if (node) nodeSources.set(node, { block, text, index });
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
    const source = sourceBehind(nodes[index - 1], node) ?? serialized(node, [before, next]);
    if (!source) continue;
    text += (before === null ? '' : gap(nodes[index - 1], node)) + source;
    before = source;
  }
  const last = nodeSources.get(nodes.at(-1) as Node);
  return text + (last && last.index === last.text.length - 1 ? last.block.after : '');
}

type Serialized = { neighbours: (string | null)[]; source: string };

/** What was written last for a node: a key press changes one of them. */
const serializedNodes = new WeakMap<Node, Serialized>();

function serialized(node: Node, neighbours: Serialized['neighbours']): string {
  const last = serializedNodes.get(node);
  if (last?.neighbours.every((source, index) => source === neighbours[index])) return last.source;
  const source = serializeBlock(node.toJSON(), neighbours);
  serializedNodes.set(node, { neighbours, source });
  return source;
}

const sourceOf = (node: Node | undefined) => (node && nodeSources.get(node)?.block.source) ?? null;

const isNext = (before: NodeSource | undefined, after: NodeSource | undefined) =>
  before?.text === after?.text && before !== undefined && after !== undefined && after.index === before.index + 1;

/** The source of a node, if it means the same here: the meaning of indented lines depends on the previous block. */
function sourceBehind(before: Node | undefined, node: Node): string | undefined {
  const nodeSource = nodeSources.get(node);
  const isMovable = nodeSource && !/^\s/.test(nodeSource.block.source) && !isList.test(node.type.name);
  const isUnmoved = nodeSource && (before ? isNext(nodeSources.get(before), nodeSource) : nodeSource.index === 0);
  return isUnmoved || isMovable ? nodeSource.block.source : undefined;
}

/** A list may need another marker beside another list. */
const isList = /List$/;

const gap = (before: Node | undefined, node: Node): string => {
  const previous = before && nodeSources.get(before);
  return isNext(previous, nodeSources.get(node)) ? (previous as NodeSource).block.after : '\n\n';
};
