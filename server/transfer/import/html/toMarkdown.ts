import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes, Root } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { type Handle, toMarkdown as serialize } from 'mdast-util-to-markdown';
import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { findElements, textOf } from './elements.ts';
import { parseHtml } from './parseHtml.ts';

const tables = gfmTableToMarkdown({ tablePipeAlign: false });
const defaultTable = tables.handlers?.table as Handle;

/** Two spaces before the line end, as the office writes it. */
const lineBreak: Handle = () => '  \n';

const footnote: Handle = (node, _, state, info) => {
  const tracker = state.createTracker(info);
  const start = tracker.move(`[^${node.identifier}]: `);
  const text = state.containerFlow(node, tracker.current());
  return start + state.indentLines(text, (line, index, isBlank) => (index === 0 || isBlank ? line : `    ${line}`));
};

/** The delimiter row has at least three dashes, which every renderer reads. */
const table: Handle = (node, parent, state, info) =>
  defaultTable(node, parent, state, info).replace(/\n[^\n]*/, (row) => row.replace(/-+/g, '---'));

/**
 * Writes a Markdown tree that pages read as it is. Where the page would show the delimiters of a format, its block has
 * the formats as HTML: `**!**~~x~~`.
 */
export function writeMarkdown(tree: Root): string {
  const children = tree.children.map((block) => (hasFormats(block) && !isPlain(block) ? withTags(block) : block));
  return write({ ...tree, children: children as Root['children'] });
}

const tags: Partial<Record<Nodes['type'], string>> = { strong: 'strong', emphasis: 'em', delete: 'del' };

const formatNames = Object.values(tags);

const hasFormats = (node: Nodes): boolean =>
  node.type in tags || ('children' in node && node.children.some((child) => hasFormats(child)));

/** A letter that is written as a number because a delimiter stands beside it: no search finds its word. */
const numberedLetter = /&#x([\da-f]+);/gi;

/**
 * Whether Markdown has its letters as they are, and the page shows each of them in its formats, and no signs of Markdown.
 */
function isPlain(block: Root['children'][number]): boolean {
  const markdown = write({ type: 'root', children: [block] });
  for (const [, code = ''] of markdown.matchAll(numberedLetter))
    if (/[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(Number.parseInt(code, 16)))) return false;
  const page = parseHtml(renderMarkdown(markdown).html);
  return lettersOf(page).join() === lettersOf(block).join();
}

/** The letters of a Markdown or HTML tree, each with the formats around it. */
function lettersOf(node: Nodes | HtmlNodes, around: readonly string[] = []): string[] {
  if (node.type === 'html' && node.value.startsWith('<')) return lettersOf(parseHtml(node.value), around);
  if ('value' in node && node.type !== 'comment') {
    const formats = around.toSorted().join(' ');
    return [...node.value.replace(/\s+/g, '')].map((letter) => letter + formats);
  }
  if (!('children' in node)) return [];
  const format =
    node.type === 'element' ? formatNames.find((name) => name === node.tagName) : tags[node.type as Nodes['type']];
  const inside = format ? [...around, format] : around;
  return node.children.flatMap((child) => lettersOf(child, inside));
}

function withTags(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
    const tagged = withTags(child);
    const tag = tags[child.type];
    if (!tag || !('children' in tagged)) return [tagged];
    return [{ type: 'html', value: `<${tag}>` }, ...tagged.children, { type: 'html', value: `</${tag}>` }];
  });
  return { ...node, children } as Nodes;
}

const write = (tree: Root): string =>
  serialize(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    extensions: [
      gfmStrikethroughToMarkdown(),
      tables,
      gfmTaskListItemToMarkdown(),
      {
        handlers: { break: lineBreak, table, footnoteDefinition: footnote },
        unsafe: [
          {
            character: ']',
            inConstruct: 'phrasing',
            notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote'],
          },
          {
            character: '<',
            inConstruct: 'phrasing',
            notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote'],
          },
          // Pages make links of addresses without a protocol.
          {
            character: '@',
            before: '[+\\-.\\w]',
            after: '[\\-.\\w]',
            inConstruct: 'phrasing',
            notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote', 'label', 'link'],
          },
          {
            character: '.',
            before: '[Ww]',
            after: '[\\-.\\w]',
            inConstruct: 'phrasing',
            notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'titleQuote', 'label', 'link'],
          },
        ],
      },
    ],
  }).trimEnd();

/** The text of paragraphs in one line, without pictures. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'footnoteDefinition') return '';
  if (node.type === 'break') return ' ';
  if (node.type === 'html' && node.value.startsWith('<table'))
    return findElements(parseHtml(node.value), 'td', 'th').map(textOf).join(' ');
  return 'children' in node ? node.children.map(wordsOf).join(isBlockParent(node) ? ' ' : '') : '';
}

const isBlockParent = ({ type }: Nodes) =>
  ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow'].includes(type);
