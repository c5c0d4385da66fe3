/** What domains tell others that stand above them, which they do not know. */
export interface Events {
  /** An account is there, in the transaction that makes it. */
  'accounts.created': { id: number };
  /** Accounts are about to be deleted; whoever locks them first is named first in the list. */
  'accounts.removing': { ids: readonly number[] };
  /** Everybody can see these albums from now on, for the first time. */
  'albums.released': { ids: readonly number[] };
  /** The nightly backup failed, or is complete (`complete`) and old ones could not be dropped. */
  'backups.failed': { begun_at: string; complete: boolean; reason: string };
  /** These objects of the store are about to be forgotten; their rows are locked. */
  'files.removing': { keys: readonly string[] };
  /** Their rows are gone, their bytes go next. */
  'files.removed': { files: readonly { kind: string; owner: string | null }[] };
  /** Genres give way to another one; all are locked, and still there. */
  'genres.merging': { from: readonly number[]; into: number };
  /** Music has come in, or what is known of it has changed. */
  'imports.finished': Record<never, never>;
  /** What these users, or all who hold a role, may do has changed. */
  'roles.changed': { users: readonly number[] } | { role: number };
  /** Settings that could give somebody control of the site have changed. */
  'settings.guarded_changed': Record<never, never>;
  /** Tracks are about to be deleted for good. */
  'tracks.removing': { ids: readonly number[] };
  /** The sound of a track has been looked at, with whatever result. */
  'streaming.analysed': { track_id: number };
}
export type EventName = keyof Events;
