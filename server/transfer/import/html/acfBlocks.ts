import type { Remarks } from '../remarks.ts';
import { addressParagraph, escaped } from './shortcodeHtml.ts';

const block = /<!--\s*wp:(acf\/[\w-]+)\s+(\{(?:(?!-->)[\s\S])*\})\s*\/-->/g;
const MAX_DEPTH = 10;

/** Blocks of Advanced Custom Fields have their words in settings, which WordPress draws: they become paragraphs. */
export const withAcfBlocks = (text: string, remarks: Remarks): string =>
  text.replace(block, (whole: string, name: string, json: string) => {
    const data = dataOf(json);
    if (!data) return whole;
    const { html, others } = contentOf(data);
    if (html) remarks.note(`the block ${name} is its text now`);
    if (others.length)
      remarks.lose(`fields of the block ${name} were left out: ${others.slice(0, 20).join(', ').slice(0, 300)}`);
    return html || others.length ? `\n\n${html}\n\n` : whole;
  });

function dataOf(json: string): Record<string, unknown> | null {
  try {
    const { data } = Object(JSON.parse(json)) as { data?: unknown };
    return data && typeof data === 'object' ? (data as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** @returns the words as HTML, and the fields that are numbers, such as those of pictures */
function contentOf(data: Record<string, unknown>, depth = 0): { html: string; others: string[] } {
  let html = '';
  const others: string[] = [];
  // The names of fields begin with a line: `"_quote": "field_5f2"`.
  for (const [key, value] of Object.entries(data).filter(([key]) => !key.startsWith('_'))) {
    if (typeof value === 'string') {
      if (/\p{L}/u.test(value)) html += wordsHtml(value.trim());
      else if (value.trim().length > 1) others.push(`${key} (${value.trim()})`);
    } else if (typeof value === 'number' && value > 1) others.push(`${key} (${value})`);
    else if (value && typeof value === 'object' && depth < MAX_DEPTH) {
      const inner = contentOf(value as Record<string, unknown>, depth + 1);
      html += inner.html;
      others.push(...inner.others);
    }
  }
  return { html, others };
}

function wordsHtml(text: string): string {
  if (/^https?:\/\/\S+$/.test(text)) return addressParagraph(text);
  if (/<[a-z][^>]*>/i.test(text)) return `<div>${text}</div>`;
  const lines = text.replace(/[<>]/g, escaped).split(/\r?\n/);
  return `<p>${lines.join('<br>')}</p>`;
}
