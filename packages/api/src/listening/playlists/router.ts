import { byId, byIds, changed, done } from '../../core/contract.ts';
import { permitted, router, signedIn } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { createPlaylist } from './create-playlist.ts';
import { addTracks } from './entries/add-tracks.ts';
import { moveTracks, removeTracks, restoreTracks } from './entries/change-places.ts';
import { listEntries } from './entries/list-entries.ts';
import { forgetEntries, settleEntries } from './entries/settle-entries.ts';
import { exportFile } from './export-file.ts';
import { getPlaylist } from './get-playlist.ts';
import { importFile } from './import-file.ts';
import { listOwnPlaylists, listPlaces, listPlaylists, listUserPlaylists } from './list-playlists.ts';
import { listManagedPlaylists } from './managed/list-managed.ts';
import { removePlaylists, restorePlaylists } from './managed/remove-playlists.ts';
import { removeCover, setCover } from './set-cover.ts';
import { previewRules } from './smart/preview-rules.ts';
import { exportRules, readRules } from './smart/rule-files.ts';
import { deletePlaylist, restorePlaylist, updatePlaylist } from './update-playlist.ts';

const view = permitted('playlists.view');
const manage = permitted('playlists.manage');

export const playlistsRouter = router({
  list: view
    .input(contract.listPlaylists)
    .output(contract.playlistPage)
    .query(({ ctx, input }) => listPlaylists(ctx, input)),
  ofUser: view
    .input(contract.listUserPlaylists)
    .output(contract.playlistPage)
    .query(({ ctx, input }) => listUserPlaylists(ctx, input)),
  mine: signedIn
    .input(contract.listOwnPlaylists)
    .output(contract.ownPlaylistPage)
    .query(({ ctx, input }) => listOwnPlaylists(ctx, input)),
  /** For who looks after the playlists of everybody. */
  managed: manage
    .input(contract.listManagedPlaylists)
    .output(contract.managedPlaylistPage)
    .query(({ ctx, input }) => listManagedPlaylists(ctx, input)),
  deleteMany: manage
    .input(byIds)
    .output(changed)
    .mutation(({ ctx, input }) => removePlaylists(ctx, input)),
  restoreMany: manage
    .input(byIds)
    .output(changed)
    .mutation(({ ctx, input }) => restorePlaylists(ctx, input)),
  get: view
    .input(byId)
    .output(contract.playlistResponse)
    .query(({ ctx, input }) => getPlaylist(ctx, input)),
  tracks: view
    .input(contract.listPlaces)
    .output(contract.placePage)
    .query(({ ctx, input }) => listPlaces(ctx, input)),
  create: permitted('playlists.create')
    .input(contract.createPlaylist)
    .output(contract.playlistResponse)
    .mutation(({ ctx, input }) => createPlaylist(ctx, input)),
  preview: permitted('playlists.create')
    .input(contract.previewRules)
    .output(contract.rulesPreview)
    .query(({ ctx, input }) => previewRules(ctx, input)),
  readRules: permitted('playlists.create')
    .input(contract.readRules)
    .output(contract.rulesRead)
    .mutation(({ ctx, input }) => readRules(ctx, input)),
  exportRules: view
    .input(byId)
    .output(contract.rulesFile)
    .query(({ ctx, input }) => exportRules(ctx, input)),
  exportFile: view
    .input(contract.exportFile)
    .output(contract.playlistFile)
    .query(({ ctx, input }) => exportFile(ctx, input)),
  importFile: permitted('playlists.create')
    .input(contract.importFile)
    .output(contract.filesImported)
    .mutation(({ ctx, input }) => importFile(ctx, input)),
  /** What a file named, for owners alone. */
  entries: signedIn
    .input(contract.listEntries)
    .output(contract.entryPage)
    .query(({ ctx, input }) => listEntries(ctx, input)),
  settle: signedIn
    .input(contract.settleEntries)
    .output(contract.placesChanged)
    .mutation(({ ctx, input }) => settleEntries(ctx, input)),
  forget: signedIn
    .input(contract.forgetEntries)
    .output(contract.placesChanged)
    .mutation(({ ctx, input }) => forgetEntries(ctx, input)),
  /** From here on for owners, and for who may edit all playlists that are not private. */
  update: signedIn
    .input(contract.updatePlaylist)
    .output(contract.playlistResponse)
    .mutation(({ ctx, input }) => updatePlaylist(ctx, input)),
  setCover: signedIn
    .input(contract.setPlaylistCover)
    .output(contract.playlistResponse)
    .mutation(({ ctx, input }) => setCover(ctx, input)),
  removeCover: signedIn
    .input(byId)
    .output(contract.playlistResponse)
    .mutation(({ ctx, input }) => removeCover(ctx, input)),
  delete: signedIn
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deletePlaylist(ctx, input)),
  restore: signedIn
    .input(byId)
    .output(contract.playlistResponse)
    .mutation(({ ctx, input }) => restorePlaylist(ctx, input)),
  add: signedIn
    .input(contract.addTracks)
    .output(contract.added)
    .mutation(({ ctx, input }) => addTracks(ctx, input)),
  removeTracks: signedIn
    .input(contract.removeTracks)
    .output(contract.placesChanged)
    .mutation(({ ctx, input }) => removeTracks(ctx, input)),
  restoreTracks: signedIn
    .input(contract.removeTracks)
    .output(contract.placesChanged)
    .mutation(({ ctx, input }) => restoreTracks(ctx, input)),
  move: signedIn
    .input(contract.moveTracks)
    .output(contract.placesChanged)
    .mutation(({ ctx, input }) => moveTracks(ctx, input)),
});
