import { z } from 'zod';
import { id, name } from '../../core/contract.ts';

/** Folders a person has at most. */
export const foldersMax = 500;
/** Playlists a new folder takes at once at most: what one that was deleted has held, when that is undone. */
export const playlistsOfCall = 50_000;

/** A folder in which somebody keeps playlists of theirs; nobody else sees it. */
export const playlistFolder = z.object({
  id,
  name: z.string(),
  /** Those in it. */
  playlists_count: z.int(),
});
export type PlaylistFolder = z.infer<typeof playlistFolder>;
export const playlistFolderResponse = z.object({ folder: playlistFolder });
/** All of a person, by their names. */
export const playlistFolders = z.object({ folders: z.array(playlistFolder) });

export const createPlaylistFolder = z.strictObject({
  name: name(255),
  /** Playlists that go into it, out of where they are; what is not one's own is passed over. */
  playlist_ids: z.array(id).max(playlistsOfCall).default([]),
});
export const renamePlaylistFolder = z.strictObject({ id, name: name(255) });
/** What was in a folder that is gone; it is outside of all folders now. */
export const playlistFolderDeleted = z.object({ playlist_ids: z.array(id) });

/** Where a playlist is; null for outside of all folders. */
export const playlistFiled = z.object({ folder_id: id.nullable() });
/** What it stands in front of now; null for behind all others. */
export const playlistPlaced = z.object({ before: id.nullable() });
export const placePlaylist = z.strictObject({
  /** A playlist of one's library. */
  id,
  /** Another one of it that it goes in front of; null for behind all others. */
  before: id.nullable(),
});
export const filePlaylist = z.strictObject({
  /** A playlist one owns, or makes together with its owner. */
  id,
  /** A folder of one's own; null takes it out. */
  folder_id: id.nullable(),
});
