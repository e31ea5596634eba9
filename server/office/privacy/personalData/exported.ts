export type ExportedRow = Record<string, unknown>;
export type Exported = {
  exportedAt: string;
  addresses: string[];
  records: { kind: string; label: string; rows: ExportedRow[] }[];
  mentions: { kind: string; label: string; count: number; rows: ExportedRow[] }[];
};
