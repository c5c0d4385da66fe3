import type { AccessToken } from './contract.ts';

interface TokenRow {
  id: number;
  name: string;
  scope: 'read' | 'write';
  workspace_id: number | null;
  expires_at: Date | null;
  last_used_at: Date | null;
  created_at: Date;
}

export function tokenView(row: TokenRow): AccessToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    workspace_id: row.workspace_id,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
