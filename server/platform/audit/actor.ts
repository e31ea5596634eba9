import type { AuditVia } from '#schema/audit.ts';

/** Who did it, and from where. */
export type Actor = {
  id: string | null;
  name: string;
  via: AuditVia;
  /** The API token that they used, where it was by one. */
  token?: { id: string; name: string } | undefined;
  address: string | null;
  requestId: string | null;
};
