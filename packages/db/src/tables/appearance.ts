import type { Id, Json, Stamps, WithDefault } from './columns.ts';

export interface ThemeTable extends Stamps {
  id: Id;
  name: string;
  /** Theme variable to value, see packages/ui/src/theme. */
  colors: Json<Record<string, string>>;
  is_dark: boolean;
  default_light: WithDefault<boolean>;
  default_dark: WithDefault<boolean>;
}
export interface AppearanceTables {
  themes: ThemeTable;
}
