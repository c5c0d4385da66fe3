import { emptyAlbumTrash, publishScheduled } from './albums/jobs.ts';
import { purgeExpired, sendEmailChange, sendReset, sendVerification } from './auth/jobs.ts';
import { beginNightly, writeNightly } from './backups/jobs.ts';
import { applyEvent, cancelSubscriptions, reconcile, redriveEvents, rollUpRevenue } from './billing/jobs.ts';
import { handledBy, type RunnableJob } from './core/jobs.ts';
import { emptyTrash, removeFiles, removeFilesBefore, sweepFiles } from './files/jobs.ts';
import { tellRelease } from './follows/jobs.ts';
import { importFolder } from './imports/jobs.ts';
import { sendMail } from './mails/jobs.ts';
import { mailMessages, sendPushes, tellEverybody } from './notifications/jobs.ts';
import { completePlaylists, fillPlaylist } from './playlists/jobs.ts';
import { countPlayCharts, rollUpPlays } from './plays/jobs.ts';
import { refreshSearch } from './search-index/jobs.ts';
import { analyseAudio, makeRendition, prepareCover, sweepRenditions } from './streaming/jobs.ts';
import { emptyTrackTrash, refreshSummaries } from './tracks/jobs.ts';
import { discardUploads, expireUploads } from './uploads/jobs.ts';
import { makeExport, removeExports } from './users/jobs.ts';

/** Every kind of background work, with the function that does it. */
export const jobList: readonly RunnableJob[] = [
  handledBy(analyseAudio, {
    start: async () => (await import('./streaming/analyse-audio.ts')).analyseWaiting,
  }),
  handledBy(applyEvent, { start: async () => (await import('./billing/apply-event.ts')).applyReceived }),
  handledBy(beginNightly, {
    start: async () => (await import('./backups/begin-nightly.ts')).beginNightlyBackup,
  }),
  handledBy(writeNightly, {
    start: async () => (await import('./backups/write-nightly.ts')).writeNightlyBackup,
    fail: async () => (await import('./backups/write-nightly.ts')).nightlyBackupFailed,
  }),
  handledBy(cancelSubscriptions, {
    start: async () => (await import('./billing/cancel-there.ts')).cancelThere,
  }),
  handledBy(reconcile, {
    start: async () => (await import('./billing/reconcile-nightly.ts')).reconcileNightly,
  }),
  handledBy(rollUpRevenue, { start: async () => (await import('./billing/roll-up-revenue.ts')).rollUp }),
  handledBy(redriveEvents, { start: async () => (await import('./billing/apply-event.ts')).redrive }),
  handledBy(countPlayCharts, { start: async () => (await import('./plays/count-charts.ts')).countCharts }),
  handledBy(emptyAlbumTrash, {
    start: async () => (await import('./albums/trash-albums.ts')).emptyAlbumTrash,
  }),
  handledBy(emptyTrackTrash, {
    start: async () => (await import('./tracks/trash-tracks.ts')).emptyTrackTrash,
  }),
  handledBy(emptyTrash, { start: async () => (await import('./files/delete-files.ts')).emptyTrash }),
  handledBy(expireUploads, {
    start: async () => (await import('./uploads/expire-uploads.ts')).expireOldUploads,
  }),
  handledBy(discardUploads, {
    start: async () => (await import('./uploads/discard-uploads.ts')).discardLeft,
  }),
  handledBy(completePlaylists, {
    start: async () => (await import('./playlists/complete-playlists.ts')).completePlaylists,
  }),
  handledBy(fillPlaylist, {
    start: async () => (await import('./playlists/fill-playlist.ts')).fillLater,
  }),
  handledBy(importFolder, {
    start: async () => (await import('./imports/run-import.ts')).runImport,
    fail: async () => (await import('./imports/fail-import.ts')).failImport,
  }),
  handledBy(makeExport, {
    start: async () => (await import('./users/write-data-export.ts')).writeDataExport,
    fail: async () => (await import('./users/write-data-export.ts')).exportFailed,
  }),
  handledBy(makeRendition, {
    start: async () => (await import('./streaming/make-rendition.ts')).makeTrackRendition,
  }),
  handledBy(prepareCover, {
    start: async () => (await import('./streaming/prepare-cover.ts')).prepareAlbumCover,
  }),
  handledBy(publishScheduled, {
    start: async () => (await import('./albums/publish-scheduled.ts')).publishScheduled,
  }),
  handledBy(purgeExpired, { start: async () => (await import('./purge-expired.ts')).purgeExpiredRows }),
  handledBy(refreshSearch, {
    start: async () => {
      const { rebuildSearch } = await import('./search-index/rebuild-search.ts');
      return (ctx) => rebuildSearch(ctx.db);
    },
  }),
  handledBy(refreshSummaries, {
    start: async () => {
      const { refreshSummaries: refresh } = await import('./tracks/refresh-summaries.ts');
      return async (ctx) => {
        await refresh(ctx);
      };
    },
  }),
  handledBy(removeExports, {
    start: async () => (await import('./users/remove-exports.ts')).removeOldExports,
  }),
  handledBy(removeFiles, { start: async () => (await import('./files/remove-files.ts')).removeUnusedFiles }),
  handledBy(removeFilesBefore, {
    start: async () => (await import('./files/remove-files.ts')).removeFilesQueuedBefore,
  }),
  handledBy(rollUpPlays, { start: async () => (await import('./plays/roll-up-plays.ts')).rollUp }),
  handledBy(sendEmailChange, {
    start: async () => (await import('./auth/mail-email-change.ts')).mailEmailChange,
  }),
  handledBy(sendMail, {
    start: async () => (await import('./mails/send-mail.ts')).sendQueuedMail,
    fail: async () => (await import('./mails/fail-mail.ts')).failMail,
  }),
  handledBy(sendReset, { start: async () => (await import('./auth/mail-reset.ts')).mailReset }),
  handledBy(sendVerification, {
    start: async () => (await import('./auth/mail-verification.ts')).mailVerification,
  }),
  handledBy(sweepFiles, {
    start: async () => (await import('./files/sweep-files.ts')).sweepFilesNightly,
  }),
  handledBy(sweepRenditions, {
    start: async () => (await import('./streaming/sweep-renditions.ts')).sweepRenditionCache,
  }),
  handledBy(tellRelease, { start: async () => (await import('./follows/tell-release.ts')).tellFollowers }),
  handledBy(mailMessages, {
    start: async () => (await import('./notifications/mail-messages.ts')).mailDueMessages,
  }),
  handledBy(sendPushes, {
    start: async () => (await import('./notifications/send-pushes.ts')).sendDuePushes,
    fail: async () => (await import('./notifications/send-pushes.ts')).giveUpPushes,
  }),
  handledBy(tellEverybody, {
    start: async () => (await import('./notifications/send-system-message.ts')).tellUsers,
  }),
];
