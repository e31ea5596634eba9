import type { CsvColumns } from '#web/shared/lists/csv.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';

/** @returns as useCsvDownload, for rows that are on the screen already */
export const useTableCsv = <Row>(name: string, rows: readonly Row[], loadColumns: () => Promise<CsvColumns<Row>>) =>
  useCsvDownload('table', async () => ({
    name: `insights-${name}`,
    columns: await loadColumns(),
    fetchPage: async () => ({ rows, after: null, hasNextPage: false }),
  }));
