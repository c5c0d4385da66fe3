import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { Track } from '@kantele/api/contract/tracks';
import { isShownToGuests, kindHead, missingHead, publicUrl } from '../../app/site-head.ts';
import { kinds } from '../../catalogue/registry.ts';
import { isoDuration } from '../../lib/durations.ts';
import { imageUrl } from '../../lib/images.ts';
import { artistNames } from '../../lib/words.ts';

/** Title, description, Open Graph and structured data of a track. */
export function trackHead(track: Track | undefined, boot: BootstrapData) {
  if (!track) return missingHead(boot);
  const by = artistNames(track.artists);
  const image = track.album.artwork ? imageUrl(track.album.artwork.hash, 1200) : track.album.image;
  return kindHead(
    boot,
    'track',
    { name: track.name, artists: by, album: track.album.name },
    {
      path: kinds.track.path(track),
      image,
      hasEmbed: isShownToGuests(track.visibility),
      type: 'music.song',
      jsonLd: {
        '@type': 'MusicRecording',
        '@id': publicUrl(boot, kinds.track.path(track)),
        name: track.name,
        ...(track.duration === null ? {} : { duration: isoDuration(track.duration) }),
        isrcCode: track.isrc ?? undefined,
        byArtist: track.artists.map((artist) => ({
          '@type': 'MusicGroup',
          name: artist.name,
          url: publicUrl(boot, kinds.artist.path(artist)),
        })),
        inAlbum: {
          '@type': 'MusicAlbum',
          name: track.album.name,
          url: publicUrl(boot, kinds.album.path(track.album)),
        },
      },
    },
  );
}
