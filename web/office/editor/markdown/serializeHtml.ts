import type { JSONContent } from '@tiptap/core';
import { escapeHtml } from './escape.ts';
import { footnoteHtml } from './footnoteHtml.ts';
import { htmlOfInline } from './serializeInline.ts';

/** @returns blocks as the HTML that their Markdown renders to, without an empty line outside of code */
export const htmlOfNodes = (nodes: JSONContent[]): string => nodes.map(htmlOfNode).filter(Boolean).join('\n');

export function htmlOfNode({ type, attrs = {}, content = [] }: JSONContent): string {
  switch (type) {
    case 'paragraph':
      return element('p', htmlOfInline(content));
    case 'heading':
      return `<h${attrs.level ?? 2}>${htmlOfInline(content)}</h${attrs.level ?? 2}>`;
    case 'codeBlock':
      return codeBlock(content.map(({ text }) => text ?? '').join(''), attrs.language);
    case 'blockquote':
      return `<blockquote>\n${htmlOfNodes(content)}\n</blockquote>`;
    case 'bulletList':
    case 'taskList':
      return `<ul>\n${content.map(item).join('\n')}\n</ul>`;
    case 'orderedList':
      return `<ol${attribute('start', startOf(attrs), 1)}>\n${content.map(item).join('\n')}\n</ol>`;
    case 'table':
      return table(content);
    case 'details':
      return `<details${attrs.open ? ' open' : ''}>\n${htmlOfNodes(content)}\n</details>`;
    case 'detailsSummary':
      return `<summary>${htmlOfInline(content)}</summary>`;
    case 'footnote':
      return footnoteHtml(String(attrs.label), htmlOfNodes(content));
    case 'horizontalRule':
      return '<hr>';
    case 'video': {
      const src = escapeHtml(String(attrs.src));
      return `<p><a href="${src}">${src}</a></p>`;
    }
    default:
      return htmlOfNodes(content);
  }
}

const element = (name: string, content: string) => content && `<${name}>${content}</${name}>`;

const attribute = (name: string, value: unknown, usual: unknown) =>
  (value ?? usual) === usual ? '' : ` ${name}="${escapeHtml(String(value))}"`;

/** The first number of an ordered list; pasted HTML may have anything. */
export const startOf = (attrs: JSONContent['attrs']): number =>
  Number.isSafeInteger(attrs?.start) ? (attrs?.start as number) : 1;

function codeBlock(text: string, language: unknown): string {
  const [name = ''] = /^\S*/.exec(String(language ?? '')) ?? [];
  const code = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<pre><code${attribute('class', name && `language-${name}`, '')}>${code}\n</code></pre>`;
}

function item({ type, attrs = {}, content = [] }: JSONContent): string {
  const box = type === 'taskItem' ? `<input${attrs.checked ? ' checked=""' : ''} disabled="" type="checkbox"> ` : '';
  return `<li>${box}${htmlOfNodes(content)}</li>`;
}

function table(rows: JSONContent[]): string {
  const isHeader = rows[0]?.content?.every(({ type }) => type === 'tableHeader');
  const [head, body] = isHeader ? [rows.slice(0, 1), rows.slice(1)] : [[], rows];
  const part = (name: string, lines: JSONContent[]) =>
    lines.length > 0 ? `\n<${name}>\n${lines.map(row).join('\n')}\n</${name}>` : '';
  return `<table>${part('thead', head)}${part('tbody', body)}\n</table>`;
}

const row = ({ content = [] }: JSONContent) => `<tr>\n${content.map(cell).join('\n')}\n</tr>`;

function cell({ type, attrs = {}, content = [] }: JSONContent): string {
  const name = type === 'tableHeader' ? 'th' : 'td';
  const spans = attribute('colspan', attrs.colspan, 1) + attribute('rowspan', attrs.rowspan, 1);
  const lines = content.map(({ content: nodes = [] }) => htmlOfInline(nodes)).filter(Boolean);
  return `<${name}${spans}${attribute('align', attrs.align ?? undefined, undefined)}>${lines.join('<br>')}</${name}>`;
}
