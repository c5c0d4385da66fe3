import type { Id, Json, Stamps, WithDefault } from './columns.ts';

export interface LocalizationTable extends Stamps {
  id: Id;
  /** BCP 47 */
  language: string;
  name: string;
  /** Offered to visitors. */
  enabled: WithDefault<boolean>;
  /** What admins changed or added over the lines the product ships. */
  lines: Json<Record<string, string>>;
}
export interface LocalizationTables {
  localizations: LocalizationTable;
}
