import { and, eq, type SQL } from 'drizzle-orm';
import { type ImportRow, imports } from '#server/transfer/import/table.ts';

/** The condition that an import is in the state it was in: what was decided of it meanwhile stays. */
export const inState = ({ id, state }: Pick<ImportRow, 'id' | 'state'>): SQL | undefined =>
  and(eq(imports.id, id), eq(imports.state, state));
