import { and, eq, type SQL } from 'drizzle-orm';
import { type ImportRow, imports } from '#server/transfer/import/table.ts';

/** Condition that the state has not changed, so that a decision made meanwhile stays. */
export const inState = ({ id, state }: Pick<ImportRow, 'id' | 'state'>): SQL | undefined =>
  and(eq(imports.id, id), eq(imports.state, state));
