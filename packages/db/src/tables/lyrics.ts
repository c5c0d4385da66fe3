import type { NullableJson, Stamps } from './columns.ts';

export interface LyricsTable extends Stamps {
  track_id: number;
  language: string | null;
  text: string;
  lines: NullableJson<{ start_ms: number; text: string }[]>;
}
export interface LyricsTables {
  lyrics: LyricsTable;
}
