import { emptyAlbumTrash, publishScheduled } from './catalogue/albums/jobs.ts';
import { importFolder } from './catalogue/imports/jobs.ts';
import { refreshSearch } from './catalogue/search-index/jobs.ts';
import { analyseAudio, makeRendition, prepareCover, sweepRenditions } from './catalogue/streaming/jobs.ts';
import { emptyTrackTrash, refreshSummaries } from './catalogue/tracks/jobs.ts';
import { discardUploads, expireUploads } from './contributors/uploads/jobs.ts';
import { handledBy, type RunnableJob } from './core/jobs.ts';
import { purgeExpired, sendEmailChange, sendReset, sendVerification } from './identity/auth/jobs.ts';
import { mailMessages, sendPushes, tellEverybody } from './identity/notifications/jobs.ts';
import { makeExport, removeExports } from './identity/users/jobs.ts';
import { tellRelease } from './listening/follows/jobs.ts';
import { completePlaylists, fillPlaylist } from './listening/playlists/jobs.ts';
import { countPlayCharts, rollUpPlays } from './listening/plays/jobs.ts';
import {
  applyEvent,
  cancelSubscriptions,
  reconcile,
  redriveEvents,
  rollUpRevenue,
} from './money/billing/jobs.ts';
import { beginNightly, writeNightly } from './platform/backups/jobs.ts';
import { emptyTrash, removeFiles, removeFilesBefore, sweepFiles } from './platform/files/jobs.ts';
import { sendMail } from './platform/mails/jobs.ts';

/** Every kind of background work, with the function that does it. */
export const jobList: readonly RunnableJob[] = [
  handledBy(analyseAudio, {
    start: async () => (await import('./catalogue/streaming/analyse-audio.ts')).analyseWaiting,
  }),
  handledBy(applyEvent, {
    start: async () => (await import('./money/billing/apply-event.ts')).applyReceived,
  }),
  handledBy(beginNightly, {
    start: async () => (await import('./platform/backups/begin-nightly.ts')).beginNightlyBackup,
  }),
  handledBy(writeNightly, {
    start: async () => (await import('./platform/backups/write-nightly.ts')).writeNightlyBackup,
    fail: async () => (await import('./platform/backups/write-nightly.ts')).nightlyBackupFailed,
  }),
  handledBy(cancelSubscriptions, {
    start: async () => (await import('./money/billing/cancel-there.ts')).cancelThere,
  }),
  handledBy(reconcile, {
    start: async () => (await import('./money/billing/reconcile-nightly.ts')).reconcileNightly,
  }),
  handledBy(rollUpRevenue, {
    start: async () => (await import('./money/billing/roll-up-revenue.ts')).rollUp,
  }),
  handledBy(redriveEvents, { start: async () => (await import('./money/billing/apply-event.ts')).redrive }),
  handledBy(countPlayCharts, {
    start: async () => (await import('./listening/plays/count-charts.ts')).countCharts,
  }),
  handledBy(emptyAlbumTrash, {
    start: async () => (await import('./catalogue/albums/trash-albums.ts')).emptyAlbumTrash,
  }),
  handledBy(emptyTrackTrash, {
    start: async () => (await import('./catalogue/tracks/trash-tracks.ts')).emptyTrackTrash,
  }),
  handledBy(emptyTrash, { start: async () => (await import('./platform/files/delete-files.ts')).emptyTrash }),
  handledBy(expireUploads, {
    start: async () => (await import('./contributors/uploads/expire-uploads.ts')).expireOldUploads,
  }),
  handledBy(discardUploads, {
    start: async () => (await import('./contributors/uploads/discard-uploads.ts')).discardLeft,
  }),
  handledBy(completePlaylists, {
    start: async () => (await import('./listening/playlists/complete-playlists.ts')).completePlaylists,
  }),
  handledBy(fillPlaylist, {
    start: async () => (await import('./listening/playlists/fill-playlist.ts')).fillLater,
  }),
  handledBy(importFolder, {
    start: async () => (await import('./catalogue/imports/run-import.ts')).runImport,
    fail: async () => (await import('./catalogue/imports/fail-import.ts')).failImport,
  }),
  handledBy(makeExport, {
    start: async () => (await import('./identity/users/write-data-export.ts')).writeDataExport,
    fail: async () => (await import('./identity/users/write-data-export.ts')).exportFailed,
  }),
  handledBy(makeRendition, {
    start: async () => (await import('./catalogue/streaming/make-rendition.ts')).makeTrackRendition,
  }),
  handledBy(prepareCover, {
    start: async () => (await import('./catalogue/streaming/prepare-cover.ts')).prepareAlbumCover,
  }),
  handledBy(publishScheduled, {
    start: async () => (await import('./catalogue/albums/publish-scheduled.ts')).publishScheduled,
  }),
  handledBy(purgeExpired, { start: async () => (await import('./purge-expired.ts')).purgeExpiredRows }),
  handledBy(refreshSearch, {
    start: async () => {
      const { rebuildSearch } = await import('./catalogue/search-index/rebuild-search.ts');
      return (ctx) => rebuildSearch(ctx.db);
    },
  }),
  handledBy(refreshSummaries, {
    start: async () => {
      const { refreshSummaries: refresh } = await import('./catalogue/tracks/refresh-summaries.ts');
      return async (ctx) => {
        await refresh(ctx);
      };
    },
  }),
  handledBy(removeExports, {
    start: async () => (await import('./identity/users/remove-exports.ts')).removeOldExports,
  }),
  handledBy(removeFiles, {
    start: async () => (await import('./platform/files/remove-files.ts')).removeUnusedFiles,
  }),
  handledBy(removeFilesBefore, {
    start: async () => (await import('./platform/files/remove-files.ts')).removeFilesQueuedBefore,
  }),
  handledBy(rollUpPlays, { start: async () => (await import('./listening/plays/roll-up-plays.ts')).rollUp }),
  handledBy(sendEmailChange, {
    start: async () => (await import('./identity/auth/mail-email-change.ts')).mailEmailChange,
  }),
  handledBy(sendMail, {
    start: async () => (await import('./platform/mails/send-mail.ts')).sendQueuedMail,
    fail: async () => (await import('./platform/mails/fail-mail.ts')).failMail,
  }),
  handledBy(sendReset, { start: async () => (await import('./identity/auth/mail-reset.ts')).mailReset }),
  handledBy(sendVerification, {
    start: async () => (await import('./identity/auth/mail-verification.ts')).mailVerification,
  }),
  handledBy(sweepFiles, {
    start: async () => (await import('./platform/files/sweep-files.ts')).sweepFilesNightly,
  }),
  handledBy(sweepRenditions, {
    start: async () => (await import('./catalogue/streaming/sweep-renditions.ts')).sweepRenditionCache,
  }),
  handledBy(tellRelease, {
    start: async () => (await import('./listening/follows/tell-release.ts')).tellFollowers,
  }),
  handledBy(mailMessages, {
    start: async () => (await import('./identity/notifications/mail-messages.ts')).mailDueMessages,
  }),
  handledBy(sendPushes, {
    start: async () => (await import('./identity/notifications/send-pushes.ts')).sendDuePushes,
    fail: async () => (await import('./identity/notifications/send-pushes.ts')).giveUpPushes,
  }),
  handledBy(tellEverybody, {
    start: async () => (await import('./identity/notifications/send-system-message.ts')).tellUsers,
  }),
];
