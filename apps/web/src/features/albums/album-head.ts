import type { Album } from '@kantele/api/contract/albums';
import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { translator } from '@kantele/api/translate';
import { isShownToGuests, kindHead, missingHead, publicUrl } from '../../app/site-head.ts';
import { kinds } from '../../catalogue/registry.ts';
import { isoDuration } from '../../lib/durations.ts';
import { releaseIso } from '../../lib/format.ts';
import { imageUrl } from '../../lib/images.ts';
import { artistNames, catalogueLine } from '../../lib/words.ts';

const releaseTypes = {
  album: 'AlbumRelease',
  ep: 'EPRelease',
  single: 'SingleRelease',
  live: 'AlbumRelease',
  compilation: 'AlbumRelease',
} as const;

/** Title, description, Open Graph and structured data of an album. */
export function albumHead(album: Album | undefined, boot: BootstrapData) {
  if (!album) return missingHead(boot);
  const by = artistNames(album.artists);
  const image = album.artwork ? imageUrl(album.artwork.hash, 1200) : album.image;
  const t = translator(boot.i18n);
  const facts = catalogueLine({ ...album, tracks: album.tracks.length }, t);
  const url = (path: string) => publicUrl(boot, path);
  return kindHead(
    boot,
    'album',
    { name: album.name, artists: by, facts },
    {
      path: kinds.album.path(album),
      image,
      hasEmbed: isShownToGuests(album.visibility),
      type: 'music.album',
      jsonLd: {
        '@type': 'MusicAlbum',
        '@id': url(kinds.album.path(album)),
        name: album.name,
        albumReleaseType: `https://schema.org/${releaseTypes[album.type]}`,
        ...(album.type === 'live' || album.type === 'compilation'
          ? {
              albumProductionType: `https://schema.org/${album.type === 'live' ? 'LiveAlbum' : 'CompilationAlbum'}`,
            }
          : {}),
        byArtist: album.artists.map((artist) => ({
          '@type': 'MusicGroup',
          name: artist.name,
          url: url(kinds.artist.path(artist)),
        })),
        datePublished: releaseIso(album.release_date, album.release_precision) ?? undefined,
        image: image ? url(image) : undefined,
        genre: album.genres.map(({ display_name }) => display_name),
        numTracks: album.tracks.length,
        track: album.tracks.map((track) => ({
          '@type': 'MusicRecording',
          name: track.name,
          url: url(kinds.track.path(track)),
          ...(track.duration === null ? {} : { duration: isoDuration(track.duration) }),
        })),
      },
    },
  );
}
