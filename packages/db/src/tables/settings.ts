import type { ColumnType } from 'kysely';
import type { CreatedAt } from './columns.ts';

export interface SettingTable {
  key: string;
  /** JSON of any kind, written as text. */
  value: ColumnType<unknown, string, string>;
  updated_at: CreatedAt;
}
export interface SiteRevisionTable {
  id: boolean;
  revision: number;
}
export interface SettingTables {
  settings: SettingTable;
  site_revision: SiteRevisionTable;
}
