export type ExportedRow = Record<string, unknown>;
export type Exported = {
  exportedAt: string;
  addresses: string[];
  /** Complete records of the person. */
  records: { kind: string; label: string; rows: ExportedRow[] }[];
  /** Excerpts of other records that name the person. */
  mentions: { kind: string; label: string; count: number; rows: ExportedRow[] }[];
};
