export interface ExportedTable {
  /** The column that names the user. */
  column: string;
  /** Columns that are of no meaning to the user, or open something. */
  without?: readonly string[];
}

/** Tables that hold something of a user, and are part of the export of his data. */
export const exportedTables: Record<string, ExportedTable> = {
  users: { column: 'id', without: ['password_hash', 'name_key'] },
  sessions: { column: 'user_id', without: ['id_hash'] },
  user_roles: { column: 'user_id' },
  consents: { column: 'user_id' },
  access_tokens: { column: 'user_id', without: ['token_hash'] },
  social_profiles: { column: 'user_id' },
  saved_views: { column: 'user_id' },
  file_entries: { column: 'owner_id', without: ['name_key', 'storage_key', 'team_id'] },
  workspaces: { column: 'owner_id' },
  workspace_members: { column: 'user_id' },
  workspace_invites: { column: 'invited_by', without: ['token_hash'] },
  artist_members: { column: 'user_id' },
  backstage_requests: { column: 'user_id' },
  plays: { column: 'user_id', without: ['guest_hash'] },
  pages: { column: 'author_id', without: ['title_key'] },
  notifications: {
    column: 'user_id',
    without: ['position', 'group_key', 'once_key', 'mail_due', 'push_due', 'pushed_to'],
  },
  push_subscriptions: { column: 'user_id', without: ['session_id', 'p256dh', 'auth', 'retry_at'] },
  notification_settings: { column: 'user_id' },
  notification_selections: { column: 'user_id' },
  artist_follows: { column: 'user_id', without: ['shown', 'name_key'] },
  user_follows: { column: 'user_id' },
  track_likes: { column: 'user_id', without: ['shown', 'name_key', 'length_sort'] },
  album_likes: { column: 'user_id', without: ['shown', 'name_key', 'release_sort'] },
  playlists: { column: 'owner_id', without: ['name_key', 'slug', 'revision'] },
  playlist_tracks: { column: 'added_by', without: ['shown', 'name_key', 'length_sort'] },
  billing_customers: { column: 'user_id' },
  subscriptions: { column: 'user_id', without: ['provider_version', 'note'] },
  invoices: { column: 'user_id', without: ['provider_version'] },
  audit_events: { column: 'actor_id' },
};

/** Tables that name a user and are not exported, with the reason. */
export const notExported: Record<string, string> = {
  password_resets: 'a secret that opens the account, an hour long',
  social_attempts: 'a sign-in under way, ten minutes long',
  checkouts: 'tries to buy, a day long; what was bought stands in subscriptions and invoices',
  data_exports: 'the export itself',
  undo_records: 'what one has deleted and may take back, a day long',
  upload_sessions: 'uploads under way; what has come in stands in file_entries',
  notification_actors: 'that one is named in messages of others',
  stream_leases: 'which devices play now, a minute long',
  refunds: 'who gave money back; the sum stands in the invoice',
  imports: 'runs of the libraries of the site, with who started each',
  appearance_state: 'the look of the site, with who saved it last',
  appearance_revisions: 'the look of the site, with who published it',
};
