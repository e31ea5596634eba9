import type { AuditVia } from '#schema/audit.ts';

export type Actor = {
  id: string | null;
  name: string;
  via: AuditVia;
  token?: { id: string; name: string } | undefined;
  address: string | null;
  requestId: string | null;
};
