import { useEffect, useRef, useState } from 'react';
import { csvStrings } from '#schema/csvStrings.ts';
import { dayOf } from '#schema/officeTime.ts';
import { failureOf } from '#web/shared/data/errors.ts';
import { saveFile } from '#web/shared/ui/saveFile.ts';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import type { CsvColumns } from './csv.ts';

type Page<Row> = { rows: readonly Row[]; after: string | null | undefined; hasNextPage: boolean };
type Source<Row> = {
  /** What the file is called, before the day. */
  name: string;
  columns: CsvColumns<Row>;
  /** Fetches a page of what the file holds. */
  fetchPage: (after: string | null | undefined) => Promise<Page<Row>>;
};

/**
 * Saves a whole list as CSV. The browser reads the pages and writes the file itself: a link could not send the bearer token,
 * and a door of its own on the server would have rights of its own to get wrong. Each page is text in a Blob as soon as it is
 * there, and no page is kept besides. When a page fails, nothing is saved.
 * @param what what the list is called where that fails
 * @param load loads what is needed for the file, and by nobody before
 * @returns how many rows have been `read`, null while nothing is under way; what begins it and what breaks it off
 */
export function useCsvDownload<Row>(what: string, load: () => Promise<Source<Row>>) {
  const [read, setRead] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal): Promise<[name: string, parts: Blob[]]> => {
    const [{ csvOf }, { name, columns, fetchPage }] = await Promise.all([import('./csv.ts'), load()]);
    const parts: Blob[] = [];
    let count = 0;
    for (let after: string | null | undefined = null; !signal.aborted; ) {
      const page: Page<Row> = await fetchPage(after);
      parts.push(new Blob([csvOf(columns, page.rows, parts.length === 0)]));
      if (signal.aborted || !page.hasNextPage) break;
      count += page.rows.length;
      setRead(count);
      after = page.after;
    }
    return [name, parts];
  };

  const download = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setRead(0);
    try {
      const [name, parts] = await write(signal);
      if (!signal.aborted)
        saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${name}-${dayOf(new Date())}.csv`);
    } catch (error) {
      const failure = failureOf(error);
      if (!signal.aborted) tellFailure(failure, failure.message ?? csvStrings.failed(what));
    } finally {
      // Broken off and begun anew, it is under way again.
      if (running.current?.signal === signal) setRead(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setRead(null);
  };
  return { read, download: () => void download(), cancel };
}
