import type { Id, NullableTimestamp, Stamps, WithDefault } from './columns.ts';

export type BackstageRequestKind = 'become' | 'claim' | 'verify';
export type BackstageRequestState = 'pending' | 'approved' | 'denied';

/** A wish an admin decides: to become an artist, to get one that is there, or to have one verified. */
export interface BackstageRequestTable extends Stamps {
  id: Id;
  user_id: number;
  kind: BackstageRequestKind;
  /** Of `claim` and `verify`; of `become` once it was approved. */
  artist_id: number | null;
  /** Of `become`. */
  artist_name: string | null;
  message: WithDefault<string>;
  state: WithDefault<BackstageRequestState>;
  /** Of a denial, for the one who asked. */
  reason: string | null;
  decided_by: number | null;
  decided_at: NullableTimestamp;
}
/** Files sent along to prove it. */
export interface BackstageEvidenceTable {
  request_id: number;
  entry_id: number;
}
export interface BackstageTables {
  backstage_requests: BackstageRequestTable;
  backstage_evidence: BackstageEvidenceTable;
}
