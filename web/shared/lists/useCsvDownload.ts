import { useEffect, useRef, useState } from 'react';
import { type CsvName, csvStrings } from '#schema/csvStrings.ts';
import { failureOf } from '#web/shared/data/errors.ts';
import { saveFile } from '#web/shared/ui/saveFile.ts';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { fetchCsv } from './fetchCsv.ts';

/**
 * Saves a whole list as CSV. A download that breaks off saves nothing.
 * @param list undefined for a list without CSV
 * @param filter the list's current filter
 * @returns the number of rows `read` so far (null when idle), `download` and `cancel`
 */
export function useCsvDownload(list: CsvName | undefined, filter: Record<string, unknown> = {}) {
  const [read, setRead] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    if (!list) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setRead(0);
    try {
      const { content, name } = await fetchCsv(list, filter, signal, (count) => !signal.aborted && setRead(count));
      if (!signal.aborted) saveFile(content, name);
    } catch (error) {
      const failure = failureOf(error);
      if (!signal.aborted) tellFailure(failure, failure.message ?? csvStrings.failed(list));
    } finally {
      // A new download may have started after a cancel.
      if (running.current?.signal === signal) setRead(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setRead(null);
  };
  return { read, download: () => void download(), cancel };
}
