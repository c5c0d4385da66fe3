import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import * as identityAndSite from './migrations/0001-identity-and-site.ts';
import * as catalogue from './migrations/0002-catalogue.ts';
import * as filesPlaysSearch from './migrations/0003-files-plays-search.ts';
import * as people from './migrations/0004-people.ts';
import * as player from './migrations/0005-player.ts';
import * as search from './migrations/0006-search.ts';
import * as lists from './migrations/0007-lists.ts';
import * as sounds from './migrations/0008-sounds.ts';
import * as libraries from './migrations/0009-libraries.ts';
import * as audioOverview from './migrations/0010-audio-overview.ts';
import * as cueSheets from './migrations/0011-cue-sheets.ts';
import * as foldedText from './migrations/0012-folded-text.ts';
import * as genreCounts from './migrations/0013-genre-counts.ts';
import * as exportProgress from './migrations/0014-export-progress.ts';
import * as acceptMissing from './migrations/0015-accept-missing.ts';
import * as lyricsSearch from './migrations/0016-lyrics-search.ts';
import * as storedFiles from './migrations/0017-stored-files.ts';
import * as summaries from './migrations/0018-summaries.ts';
import * as appearance from './migrations/0019-appearance.ts';
import * as pages from './migrations/0020-pages.ts';
import * as channels from './migrations/0021-channels.ts';
import * as appearanceImages from './migrations/0022-appearance-images.ts';
import * as ownFonts from './migrations/0023-own-fonts.ts';
import * as ads from './migrations/0024-ads.ts';
import * as uploads from './migrations/0025-uploads.ts';
import * as backstage from './migrations/0026-backstage.ts';
import * as artistBanner from './migrations/0028-artist-banner.ts';
import * as uploadsToBuckets from './migrations/0029-uploads-to-buckets.ts';
import * as trash from './migrations/0031-trash.ts';
import * as managedLists from './migrations/0032-managed-lists.ts';
import * as insights from './migrations/0033-insights.ts';
import * as notifications from './migrations/0034-notifications.ts';
import * as follows from './migrations/0035-follows.ts';
import * as notificationMail from './migrations/0036-notification-mail.ts';
import * as workspaces from './migrations/0038-workspaces.ts';
import * as billing from './migrations/0042-billing.ts';
import * as likes from './migrations/0043-likes.ts';
import * as library from './migrations/0044-library.ts';
import * as playlists from './migrations/0046-playlists.ts';
import * as smartPlaylists from './migrations/0047-smart-playlists.ts';
import * as undo from './migrations/0053-undo.ts';
import * as browserPush from './migrations/0057-browser-push.ts';
import * as importStarter from './migrations/0058-import-starter.ts';
import * as streamLeases from './migrations/0060-stream-leases.ts';
import * as refunds from './migrations/0061-refunds.ts';
import * as playlistEntries from './migrations/0070-playlist-entries.ts';
import * as mailLog from './migrations/0080-mail-log.ts';
import * as spentInvitations from './migrations/0085-spent-invitations.ts';
import * as workspaceReferences from './migrations/0086-workspace-references.ts';
import * as currentSubscriptions from './migrations/0090-current-subscriptions.ts';
import * as orphanSubscriptions from './migrations/0091-orphan-subscriptions.ts';
import * as uploadMetadata from './migrations/0092-upload-metadata.ts';
import * as whatPagesShow from './migrations/0092-what-pages-show.ts';
import * as pushDeliveries from './migrations/0093-push-deliveries.ts';
import * as nightlyBackups from './migrations/0094-nightly-backups.ts';
import * as lastCompleteBackup from './migrations/0095-last-complete-backup.ts';
import * as namesOfActions from './migrations/0096-names-of-actions.ts';
import * as noComments from './migrations/0097-no-comments.ts';
import * as playlistMembers from './migrations/0098-playlist-members.ts';
import * as managedPlaylists from './migrations/0099-managed-playlists.ts';
import * as fileChecksums from './migrations/0100-file-checksums.ts';
import * as downloadable from './migrations/0101-downloadable.ts';
import * as downloadFormats from './migrations/0102-download-formats.ts';
import * as awaitedMusic from './migrations/0103-awaited-music.ts';
import * as playlistFolders from './migrations/0104-playlist-folders.ts';
import * as orderOfLocks from './migrations/0105-order-of-locks.ts';
import * as invitedPeople from './migrations/0106-invited-people.ts';
import * as playlistLikes from './migrations/0107-playlist-likes.ts';
import * as pins from './migrations/0108-pins.ts';
import * as playlistCovers from './migrations/0109-playlist-covers.ts';
import * as placedPlaylists from './migrations/0110-placed-playlists.ts';
import * as nameToAskFor from './migrations/0111-name-to-ask-for.ts';

/** The registry is static because bundling would break the discovery of files. */
export const migrations: Record<string, Migration> = {
  '0001-identity-and-site': identityAndSite,
  '0002-catalogue': catalogue,
  '0003-files-plays-search': filesPlaysSearch,
  '0004-people': people,
  '0005-player': player,
  '0006-search': search,
  '0007-lists': lists,
  '0008-sounds': sounds,
  '0009-libraries': libraries,
  '0010-audio-overview': audioOverview,
  '0011-cue-sheets': cueSheets,
  '0012-folded-text': foldedText,
  '0013-genre-counts': genreCounts,
  '0014-export-progress': exportProgress,
  '0015-accept-missing': acceptMissing,
  '0016-lyrics-search': lyricsSearch,
  '0017-stored-files': storedFiles,
  '0018-summaries': summaries,
  '0019-appearance': appearance,
  '0020-pages': pages,
  '0021-channels': channels,
  '0022-appearance-images': appearanceImages,
  '0023-own-fonts': ownFonts,
  '0024-ads': ads,
  '0025-uploads': uploads,
  '0026-backstage': backstage,
  '0028-artist-banner': artistBanner,
  '0029-uploads-to-buckets': uploadsToBuckets,
  '0031-trash': trash,
  '0032-managed-lists': managedLists,
  '0033-insights': insights,
  '0034-notifications': notifications,
  '0035-follows': follows,
  '0036-notification-mail': notificationMail,
  '0038-workspaces': workspaces,
  '0042-billing': billing,
  '0043-likes': likes,
  '0044-library': library,
  '0046-playlists': playlists,
  '0047-smart-playlists': smartPlaylists,
  '0053-undo': undo,
  '0057-browser-push': browserPush,
  '0058-import-starter': importStarter,
  '0060-stream-leases': streamLeases,
  '0061-refunds': refunds,
  '0070-playlist-entries': playlistEntries,
  '0080-mail-log': mailLog,
  '0085-spent-invitations': spentInvitations,
  '0086-workspace-references': workspaceReferences,
  '0090-current-subscriptions': currentSubscriptions,
  '0091-orphan-subscriptions': orphanSubscriptions,
  '0092-upload-metadata': uploadMetadata,
  '0092-what-pages-show': whatPagesShow,
  '0093-push-deliveries': pushDeliveries,
  '0094-nightly-backups': nightlyBackups,
  '0095-last-complete-backup': lastCompleteBackup,
  '0096-names-of-actions': namesOfActions,
  '0097-no-comments': noComments,
  '0098-playlist-members': playlistMembers,
  '0099-managed-playlists': managedPlaylists,
  '0100-file-checksums': fileChecksums,
  '0101-downloadable': downloadable,
  '0102-download-formats': downloadFormats,
  '0103-awaited-music': awaitedMusic,
  '0104-playlist-folders': playlistFolders,
  '0105-order-of-locks': orderOfLocks,
  '0106-invited-people': invitedPeople,
  '0107-playlist-likes': playlistLikes,
  '0108-pins': pins,
  '0109-playlist-covers': playlistCovers,
  '0110-placed-playlists': placedPlaylists,
  '0111-name-to-ask-for': nameToAskFor,
};

/** Name of the newest migration: what /readyz compares with the database. */
export const schemaVersion = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * The migrations of these names, to bring a database to where another one was.
 * @throws Error with a sentence when this build does not know one of them
 */
export function migrationsNamed(names: readonly string[]): Record<string, Migration> {
  return Object.fromEntries(
    names.map((name) => {
      const migration = Object.hasOwn(migrations, name) ? migrations[name] : undefined;
      if (!migration) throw new Error(`This version of Kantele does not know the migration ${name}.`);
      return [name, migration];
    }),
  );
}

/** Held while one process changes the schema. */
const migrationLock = 7_261_003;

/**
 * Brings the schema up to date. Each migration is one transaction, so that those before a failing one stay; a second
 * caller waits for the first, however long that takes. Needs a connection of its own: a pooler that shares connections
 * by transaction does not do.
 * @param provided other migrations than those of this build, for tests
 * @throws Error with the name of the migration that failed
 */
export async function migrate<T>(db: Kysely<T>, provided = migrations): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Kysely's own lock comes after it has looked at the tables, which fails while another process changes them.
    await sql`set lock_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    await sql`reset lock_timeout`.execute(connection);
    try {
      await migrateEach(connection, provided);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
}

async function migrateEach<T>(db: Kysely<T>, provided: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => provided } });
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) {
      const failed = results.find((result) => result.status === 'Error');
      throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
    }
    if (results.length === 0) return;
  }
}
