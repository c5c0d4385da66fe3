import type { CreatedAt, Id, NullableTimestamp, Stamps, WithDefault } from './columns.ts';

/** Somebody who works for an artist: sees drafts, edits, publishes. */
export interface ArtistMemberTable {
  artist_id: number;
  user_id: number;
  /** An owner may also add and remove members. */
  role: WithDefault<'owner' | 'editor'>;
  created_at: CreatedAt;
}
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
  artist_members: ArtistMemberTable;
  backstage_requests: BackstageRequestTable;
  backstage_evidence: BackstageEvidenceTable;
}
