/** A row as an export has it. */
export type ExportedRow = Record<string, unknown>;
/** What is held of a person, as an export has it. */
export type Exported = {
  exportedAt: string;
  addresses: string[];
  /** What belongs to the person, whole. */
  records: { kind: string; label: string; rows: ExportedRow[] }[];
  /** Where else the person is named: what is around it. */
  mentions: { kind: string; label: string; count: number; rows: ExportedRow[] }[];
};
