export type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
export { sql } from 'kysely';
export { mayRemoveFiles } from './backup/hold-files.ts';
export * from './client.ts';
export type { Database } from './database.ts';
export { Listener } from './listen.ts';
export * from './migrate.ts';
export { factsFromCatalogue } from './migrations/0009-libraries.ts';
export type { AlbumType, DatePrecision, Visibility } from './tables/albums.ts';
export type { BackstageRequestKind, BackstageRequestState } from './tables/backstage.ts';
export type {
  CheckoutState,
  PriceInterval,
  RefundState,
  StripeEventState,
  SubscriptionStatus,
  TaxBehavior,
} from './tables/billing.ts';
export type { ChannelContentKind, ChannelRule } from './tables/channels.ts';
export type { PlaylistRole } from './tables/collaboration.ts';
export type { Disk, FileKind, FileState } from './tables/files.ts';
export type {
  ImportStarter,
  ImportState,
  StoredFacts,
  StoredFailure,
  StoredLeftOut,
} from './tables/imports.ts';
export type { PlaylistVisibility } from './tables/playlists.ts';
export type { PlayChartKind, PlaysPart } from './tables/plays.ts';
export type { StoredPermission, WorkspaceRoleKey } from './tables/roles.ts';
export type { SearchType } from './tables/search-index.ts';
export type { AnalysisState, MadeKind, RenditionKind, StoredKind } from './tables/streaming.ts';
export type { TrackStatus } from './tables/tracks.ts';
export type { UploadState, UploadTarget, UploadTransport } from './tables/uploads.ts';
