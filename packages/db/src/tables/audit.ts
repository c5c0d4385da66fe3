import type { CreatedAt, Id, Json } from './columns.ts';

export interface AuditEventTable {
  id: Id;
  actor_id: number | null;
  /** As it was then: users may be gone. */
  actor_name: string;
  /** e.g. `users.suspend` */
  action: string;
  object_type: string | null;
  object_id: string | null;
  data: Json<Record<string, unknown>>;
  ip: string | null;
  /** The team it was done for. */
  workspace_id: number | null;
  created_at: CreatedAt;
}
export interface AuditTables {
  audit_events: AuditEventTable;
}
