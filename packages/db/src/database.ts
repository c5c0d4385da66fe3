import type { AccessTokenTables } from './tables/access-tokens.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { AdTables } from './tables/ads.ts';
import type { AlbumTables } from './tables/albums.ts';
import type { AppearanceTables } from './tables/appearance.ts';
import type { ArtistTables } from './tables/artists.ts';
import type { AttemptTables } from './tables/attempts.ts';
import type { AuditTables } from './tables/audit.ts';
import type { AuthTables } from './tables/auth.ts';
import type { BackstageTables } from './tables/backstage.ts';
import type { BackupTables } from './tables/backups.ts';
import type { BillingTables } from './tables/billing.ts';
import type { ChannelTables } from './tables/channels.ts';
import type { CollaborationTables } from './tables/collaboration.ts';
import type { DownloadTables } from './tables/downloads.ts';
import type { FileTables } from './tables/files.ts';
import type { FollowTables } from './tables/follows.ts';
import type { GenreTables } from './tables/genres.ts';
import type { ImageTables } from './tables/images.ts';
import type { ImportTables } from './tables/imports.ts';
import type { LikeTables } from './tables/likes.ts';
import type { LocalizationTables } from './tables/localizations.ts';
import type { LyricsTables } from './tables/lyrics.ts';
import type { MailTables } from './tables/mails.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { PageTables } from './tables/pages.ts';
import type { PinTables } from './tables/pins.ts';
import type { PlaylistFolderTables } from './tables/playlist-folders.ts';
import type { PlaylistTables } from './tables/playlists.ts';
import type { PlayTables } from './tables/plays.ts';
import type { RoleTables } from './tables/roles.ts';
import type { SearchIndexTables } from './tables/search-index.ts';
import type { SettingTables } from './tables/settings.ts';
import type { SocialLoginTables } from './tables/social-login.ts';
import type { StreamingTables } from './tables/streaming.ts';
import type { TagTables } from './tables/tags.ts';
import type { TrackTables } from './tables/tracks.ts';
import type { TransferTables } from './tables/transfers.ts';
import type { UndoTables } from './tables/undo.ts';
import type { UploadTables } from './tables/uploads.ts';
import type { UserTables } from './tables/users.ts';
import type { WorkspaceTables } from './tables/workspaces.ts';

export interface Database
  extends AccountTables,
    AdTables,
    AlbumTables,
    SocialLoginTables,
    MailTables,
    LocalizationTables,
    AttemptTables,
    AuditTables,
    AccessTokenTables,
    AppearanceTables,
    ArtistTables,
    AuthTables,
    BackstageTables,
    BackupTables,
    BillingTables,
    ChannelTables,
    CollaborationTables,
    DownloadTables,
    FileTables,
    FollowTables,
    GenreTables,
    ImageTables,
    ImportTables,
    LikeTables,
    LyricsTables,
    NotificationTables,
    PageTables,
    PinTables,
    PlaylistFolderTables,
    PlaylistTables,
    PlayTables,
    RoleTables,
    SearchIndexTables,
    SettingTables,
    StreamingTables,
    TagTables,
    TrackTables,
    TransferTables,
    UndoTables,
    UploadTables,
    UserTables,
    WorkspaceTables {}
