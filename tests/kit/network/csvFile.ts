import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { CSV, type CsvName } from '#schema/csvStrings.ts';
import { button } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';

/** Parses a file as the server writes it: values in quotes with quotes doubled, empty values without quotes. */
function parseCsv(text: string): string[][] {
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

/** A downloaded file: its name, whether it has a byte order mark, its heads, and its rows by head. */
export type CsvFile = {
  name: string;
  text: string;
  isMarked: boolean;
  heads: string[];
  rows: Record<string, string>[];
};

function fileOf(name: string, content: Buffer): CsvFile {
  const text = content.toString();
  const isMarked = text.startsWith('\ufeff');
  const [heads = [], ...lines] = parseCsv(isMarked ? text.slice(1) : text);
  const rows = lines.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
  return { name, text, isMarked, heads, rows };
}

/**
 * Downloads a list by the keyboard, because a list above its menu may grow and move it.
 * @param menu the name of the menu of the list
 */
export async function downloadCsv(page: Page, menu = 'List actions'): Promise<CsvFile> {
  await button(page, menu).press('Enter');
  const pressed = page.getByRole('menuitem', { name: 'Download CSV', exact: true }).press('Enter');
  const [download] = await Promise.all([page.waitForEvent('download'), pressed]);
  return fileOf(download.suggestedFilename(), await readFile(await download.path()));
}

/** Requests a list as CSV. @param filter the arguments of the list */
export const requestCsv = ({ url, token }: Person, list: CsvName, filter: Record<string, unknown> = {}) =>
  fetch(`${url}${CSV}/${list}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(filter),
  });

/** Downloads a list as CSV. @throws when it was refused */
export async function fetchCsvFile(person: Person, list: CsvName, filter?: Record<string, unknown>): Promise<CsvFile> {
  const response = await requestCsv(person, list, filter);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const [, name = ''] = /^attachment; filename="(.*)"$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return fileOf(name, Buffer.from(await response.arrayBuffer()));
}
