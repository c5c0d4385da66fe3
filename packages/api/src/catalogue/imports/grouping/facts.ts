import type { StoredFacts } from '@kantele/db';
import type { FileTags } from '../../../core/audio/audio-tools.ts';
import { nameKey } from '../../../core/text/slug.ts';
import { unknownArtist } from './bounded-tags.ts';

/** What is kept of a file's tags, so that later imports can group and fold without reading it again. */
export function factsOf(tags: FileTags): StoredFacts {
  return {
    album: tags.album,
    artist: tags.artists.find(({ role }) => role === 'main')?.name ?? unknownArtist,
    artists: tags.artists.map(({ name }) => nameKey(name)),
    album_artists: tags.album_artists,
    compilation: tags.compilation,
    release: tags.mbid.release,
    year: tags.release ? Number(tags.release.date.slice(0, 4)) : null,
    label: tags.label,
    catalogue_number: tags.catalogue_number,
    title: tags.title,
    disc: tags.disc_number ?? 1,
    number: tags.number,
    duration: tags.duration,
    lossless: tags.lossless,
    bitrate: tags.bitrate,
    codec: tags.codec,
  };
}
