import type { TypedDocumentNode } from '@apollo/client';
import type { CsvColumns } from './csv.ts';

/** What every list is read by, page by page. */
export type PageVariables = { first: number; after?: string | null | undefined };
type List<Row> = {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

/** The file of a list: what it is called before the day, the document that reads it, and the columns. */
export type ListCsv<Data, Variables extends PageVariables, Row> = {
  name: string;
  document: TypedDocumentNode<Data, Variables>;
  /** Picks the list out of the answer. */
  pick: (data: Data) => List<Row>;
  columns: CsvColumns<Row>;
};

/**
 * The file of a list, with the types of its document. It stands in the `csv.ts` of its screen's room, which is loaded when somebody
 * downloads it. It holds what staff see on the screen, and no secret.
 */
export const listCsv = <Data, Variables extends PageVariables, Row>(
  csv: ListCsv<Data, Variables, Row>,
): ListCsv<Data, Variables, Row> => csv;
