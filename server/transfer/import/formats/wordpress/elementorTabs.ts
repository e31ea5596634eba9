import { type Settings, widgetsIn } from './elementorWidgets.ts';

/** White space and tags. A tag ends before the next one begins, so that a broken one is not read to the end of the text. */
const GAP = '(?:\\s|<[^<>]*>)*';

/**
 * Leaves out the row of titles that Elementor writes before its tabs, whose texts have their titles once more, and writes
 * these as titles.
 * @param data Elementor's settings of the page, as JSON
 */
export function withTabs(text: string, data: string | undefined): string {
  let result = text;
  for (const { tabs } of widgetsIn(data, 'tabs')) {
    const titles = (Array.isArray(tabs) ? tabs : []).map((tab: Settings) => titleOf(tab)).filter(Boolean);
    if (titles.length) result = withTitles(result, titles);
  }
  return result;
}

const titleOf = (tab: Settings | null) =>
  String(tab?.tab_title ?? '')
    .replace(/<[^>]*>/g, '')
    .trim();

/** `RegExp.escape` writes & as \x26; HTML may have it as an entity. */
const written = (title: string) => RegExp.escape(title).replaceAll('\\x26', '&(?:amp;)?');

function withTitles(text: string, titles: readonly string[]): string {
  const row = new RegExp(`${titles.map(written).join(GAP)}(?=${GAP}${written(titles[0] ?? '')})`).exec(text);
  if (!row) return text;
  let position = row.index;
  let result = text.slice(0, position) + text.slice(position + row[0].length);
  for (const title of titles) {
    const line = new RegExp(`^[ \\t]*(${written(title)})[ \\t]*$`, 'm').exec(result.slice(position));
    if (!line) continue;
    const start = position + line.index;
    const paragraph = `\n\n<p><strong>${line[1]}</strong></p>\n\n`;
    result = result.slice(0, start) + paragraph + result.slice(start + line[0].length);
    position = start + paragraph.length;
  }
  return result;
}
