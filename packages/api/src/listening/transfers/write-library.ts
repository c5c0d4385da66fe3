import type { ExportedFile } from '../../core/context.ts';
import * as queries from './lines-queries.ts';
import { libraryVersion } from './read-library.ts';

/**
 * The library of a person as another site of this kind reads it: a line of JSON for the file itself, for each like, each
 * artist that is followed, each playlist with a line for each of its songs behind it, and each song that was played.
 * Songs are named by their words, ISRC and MusicBrainz id. What the person may not see is left out.
 */
export const writeLibrary: ExportedFile = async function* (trx, of) {
  yield `${JSON.stringify({ kind: 'library', version: libraryVersion, site: of.baseUrl })}\n`;
  const liked = [queries.likedSongLines, queries.likedAlbumLines, queries.followedArtistLines];
  for (const part of [...liked, queries.playLines, queries.awaitedLines])
    for await (const lines of part(trx, of)) yield `${lines.join('\n')}\n`;
  for (const { id, line } of await queries.playlistHeads(trx, of)) {
    yield `${line}\n`;
    for await (const lines of queries.playlistSongLines(trx, { id, baseUrl: of.baseUrl }))
      yield `${lines.join('\n')}\n`;
  }
};
