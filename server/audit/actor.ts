import type { AuditVia } from '#schema/audit.ts';

/** Who did it, and from where. */
export type Actor = {
  id: string | null;
  name: string;
  via: AuditVia;
  address: string | null;
  requestId: string | null;
};
