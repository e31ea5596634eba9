import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { button } from './visitor.ts';

/** The cells of a file as `csvOf` writes it: most stand in quotes, in which a quote is doubled; what is empty stands bare. */
export function parseCsv(text: string): string[][] {
  const cell = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/y;
  const rows: string[][] = [[]];
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, endOfQuoted, bare, endOfBare] = match;
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if ((endOfQuoted ?? endOfBare) === '\r\n') rows.push([]);
    if (cell.lastIndex === text.length) break;
  }
  const last = rows.pop();
  if (last?.length) throw new Error('the last line does not end');
  return rows;
}

/** A downloaded file: its name, whether it begins with the mark of UTF-8, its heads, and its rows by them. */
export type CsvFile = {
  name: string;
  text: string;
  isMarked: boolean;
  heads: string[];
  rows: Record<string, string>[];
};

/** Presses a button that downloads a list, by the keyboard: a list above it may grow meanwhile. @param name what the button is called */
export async function downloadCsv(page: Page, name = 'Download CSV'): Promise<CsvFile> {
  const pressed = button(page, name).and(page.locator(':enabled')).press('Enter');
  const [download] = await Promise.all([page.waitForEvent('download'), pressed]);
  const text = await readFile(await download.path(), 'utf8');
  const isMarked = text.startsWith('\ufeff');
  const [heads = [], ...lines] = parseCsv(isMarked ? text.slice(1) : text);
  const rows = lines.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
  return { name: download.suggestedFilename(), text, isMarked, heads, rows };
}
