import { LRUCache } from 'lru-cache';
import { escapeText } from '#server/content/markdown/escapeText.ts';
import { renderInThread } from '#server/content/markdown/renderInThread.ts';
import { BOOT_ID, STATE_ID } from '#web/shared/data/pageState.ts';
import { type Facts, fillIn, markCity } from './fill.ts';

/** A section: `html` has its heading too, with its number. */
export type Section = { id: string; title: string; html: string };

/** What a text without a heading is called. */
const UNTITLED = 'Introduction';
const HEADING = /^## +(.*)$/;
const ID = /\s*\{#([a-z][a-z0-9-]{0,59})\}\s*$/;
const FENCE = /^ {0,3}(```|~~~)/;

/** What has been drawn or is being drawn, by the Markdown: texts change seldom, and take a while. */
const drawn = new LRUCache<string, Promise<Section[]>>({ max: 8 });

/** @returns the sections of a legal text, each from a heading with `##` to the next, with the facts filled in */
export function sectionsOf(markdown: string, facts: Facts): Promise<Section[]> {
  const text = fillIn(markdown, facts);
  const known = drawn.get(text);
  if (known) return known;
  const sections = draw(text);
  drawn.set(text, sections);
  // What has failed is drawn anew by the next who asks.
  sections.catch(() => drawn.delete(text));
  return sections;
}

/** Draws one part after the other: whoever asks waits for no more than the others do. */
async function draw(text: string): Promise<Section[]> {
  const used = new Set<string>();
  const sections: Section[] = [];
  for (const { heading, body } of split(text)) {
    const title = await plainTitle(heading.replace(ID, ''));
    const id = unusedId(ID.exec(heading)?.[1] ?? slugOf(title), used);
    const headline = `<h2 id="${id}" class="mt-0">${sections.length + 1}. ${escapeText(title)}</h2>`;
    // Headings of two sections may be the same.
    const inner = (await renderInThread(body)).html.replaceAll(' id="part-', ` id="${id}-part-`);
    sections.push({ id, title, html: headline + markCity(inner) });
  }
  return sections;
}

/** Cuts a text before each heading of the second level; what stands in a block of code is none. */
function split(text: string): { heading: string; body: string }[] {
  const parts: { heading: string; lines: string[] }[] = [];
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark) fence = fence === mark ? undefined : (fence ?? mark);
    const heading = fence ? undefined : HEADING.exec(line)?.[1];
    if (heading) parts.push({ heading, lines: [] });
    else if (parts.length || line.trim()) {
      if (!parts.length) parts.push({ heading: UNTITLED, lines: [] });
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts.map(({ heading, lines }) => ({ heading, body: lines.join('\n') }));
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** A heading as text: what Markdown makes of it, without its elements. */
const plainTitle = async (heading: string): Promise<string> =>
  (await renderInThread(heading)).html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim();

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 60) || 'section';

/** Ids of a page are its own: one that it has already is not given again. */
function unusedId(wanted: string, used: Set<string>): string {
  let id = wanted;
  for (let count = 2; used.has(id) || taken.has(id); count += 1) id = `${wanted}-${count}`;
  used.add(id);
  return id;
}

/** Ids that every page has (web/shared/app/Layout.tsx, web/shared/data/pageState.ts). */
const MAIN_ID = 'main';
const taken = new Set([MAIN_ID, STATE_ID, BOOT_ID]);
