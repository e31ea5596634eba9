import { LRUCache } from 'lru-cache';
import { escapeText } from '#server/content/markdown/escapeText.ts';
import { renderInWorker } from '#server/content/markdown/renderInWorker.ts';
import { STATE_ID } from '#web/shared/data/pageState.ts';
import { type Facts, fillIn, markCity } from './fill.ts';

/** `html` includes the numbered heading. */
export type Section = { id: string; title: string; html: string };

const UNTITLED = 'Introduction';
const HEADING = /^## +(.*)$/;
const ID = /\s*\{#([a-z][a-z0-9-]{0,59})\}\s*$/;
const FENCE = /^ {0,3}(```|~~~)/;

/** Cache of finished and pending renderings by text: texts rarely change. */
const renderings = new LRUCache<string, Promise<Section[]>>({ max: 8 });

export function sectionsOf(markdown: string, facts: Facts): Promise<Section[]> {
  const text = fillIn(markdown, facts);
  const cached = renderings.get(text);
  if (cached) return cached;
  const sections = renderSections(text);
  renderings.set(text, sections);
  // A failure is not cached.
  sections.catch(() => renderings.delete(text));
  return sections;
}

/** Renders one part at a time, so that other requests are rendered in between. */
async function renderSections(text: string): Promise<Section[]> {
  const usedIds = new Set<string>();
  const sections: Section[] = [];
  for (const { heading, body } of split(text)) {
    const title = await plainTitle(heading.replace(ID, ''));
    const id = unusedId(ID.exec(heading)?.[1] ?? slugOf(title), usedIds);
    const headline = `<h2 id="${id}" class="mt-0">${sections.length + 1}. ${escapeText(title)}</h2>`;
    // Two sections may contain equal headings.
    const inner = (await renderInWorker(body)).html.replaceAll(' id="part-', ` id="${id}-part-`);
    sections.push({ id, title, html: headline + markCity(inner) });
  }
  return sections;
}

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

const plainTitle = async (heading: string): Promise<string> =>
  (await renderInWorker(heading)).html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim();

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 60) || 'section';

function unusedId(preferred: string, usedIds: Set<string>): string {
  let id = preferred;
  for (let count = 2; usedIds.has(id) || reservedIds.has(id); count += 1) id = `${preferred}-${count}`;
  usedIds.add(id);
  return id;
}

/** Ids of web/shared/app/Layout.tsx and web/shared/data/pageState.ts. */
const MAIN_ID = 'main';
const reservedIds = new Set([MAIN_ID, STATE_ID]);
