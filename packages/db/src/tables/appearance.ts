import type { CreatedAt, Id, Json, NullableJson, Stamps, WithDefault } from './columns.ts';

export interface ThemeTable extends Stamps {
  id: Id;
  name: string;
  /** Theme variable to value, see packages/theme/src. */
  colors: Json<Record<string, string>>;
  is_dark: boolean;
  default_light: WithDefault<boolean>;
  default_dark: WithDefault<boolean>;
}
/** The one row of what is being changed. */
export interface AppearanceStateTable {
  id: WithDefault<boolean>;
  /** Raised by every save, publishing and discarding. */
  rev: WithDefault<number>;
  /** What differs from what is published; null for nothing. */
  draft: NullableJson<object>;
  author_id: number | null;
  updated_at: CreatedAt;
}
export interface AppearanceRevisionTable {
  id: Id;
  look: Json<object>;
  note: WithDefault<string>;
  author_id: number | null;
  created_at: CreatedAt;
}
/** Pictures uploaded in the appearance editor. */
export interface AppearanceImageTable {
  hash: string;
  /** Of the last upload. */
  created_at: CreatedAt;
}
/** Fonts uploaded in the appearance editor. */
export interface AppearanceFontTable {
  /** First 128 bits (hex) of the SHA-256 of the file. */
  hash: string;
  /** What was read out of it. */
  facts: Json<object>;
  /** Bytes. */
  size: number;
  /** Of the last upload. */
  created_at: CreatedAt;
}
export interface AppearanceTables {
  themes: ThemeTable;
  appearance_state: AppearanceStateTable;
  appearance_revisions: AppearanceRevisionTable;
  appearance_images: AppearanceImageTable;
  appearance_fonts: AppearanceFontTable;
}
