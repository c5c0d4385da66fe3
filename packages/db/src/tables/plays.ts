import type { CreatedAt, Timestamp, WithDefault } from './columns.ts';

export interface PlayTable {
  /** Made by the client. */
  id: string;
  user_id: number | null;
  guest_hash: string | null;
  track_id: number;
  rendition: string | null;
  context_type: string | null;
  context_id: number | null;
  client: WithDefault<string>;
  country: string | null;
  device: string | null;
  started_at: Timestamp;
  heard_ms: number;
  created_at: CreatedAt;
}
export interface PlayReceiptTable {
  id: string;
  track_id: number;
  started_at: Timestamp;
  heard_ms: number;
  counted: WithDefault<boolean>;
  source: string | null;
  country: string | null;
  device: string | null;
  /** A keyed hash of who listened: it tells people apart and names nobody. */
  listener: string | null;
  created_at: CreatedAt;
}
export interface PlayDailyTable {
  day: string;
  track_id: number;
  plays: number;
  heard_ms: number;
}
export type PlaysPart = 'total' | 'source' | 'country' | 'device';
/** Totals of a day by what `part` names; those of the whole site have no artist. */
export interface PlaysPartTable {
  artist_id: number | null;
  day: string;
  part: PlaysPart;
  value: string;
  plays: number;
  heard_ms: number;
}
export interface DailyListenerTable {
  artist_id: number | null;
  day: string;
  listener: string;
}
export type PlayChartKind = 'track' | 'album' | 'artist';
/** The most played of the last days; counted by a job. */
export interface PlayChartTable {
  kind: PlayChartKind;
  days: number;
  object_id: number;
  plays: number;
}
export interface PlayTables {
  plays: PlayTable;
  play_receipts: PlayReceiptTable;
  plays_daily: PlayDailyTable;
  plays_parts: PlaysPartTable;
  daily_listeners: DailyListenerTable;
  play_charts: PlayChartTable;
}
