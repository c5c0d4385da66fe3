import { z } from 'zod';
import { id } from '../../../core/contract.ts';
import { line } from '../../../core/translate.ts';
import { imageUrl } from '../../../platform/images/view.ts';
import { defineKind, nameIn } from '../kind.ts';

/** An artist one follows has a new release. */
export const albumReleased = defineKind({
  id: 'artist-release',
  label: line('New releases of artists you follow'),
  group: 'following',
  data: z.object({
    artist: z.object({ id, name: z.string(), slug: z.string() }),
    album: z.object({ id, name: z.string(), slug: z.string(), tracks: z.int() }),
    /** Hash of the cover. */
    image: z.string().nullable(),
  }),
  channels: { in_app: true, email: true, browser: true },
  onceBy: ({ album }) => String(album.id),
  say: ({ t, data: { artist, album, image } }) => ({
    image: image === null ? null : imageUrl({ hash: image }, 160),
    icon: 'disc',
    lines: [
      t(':artist released :album', { artist: nameIn(artist.name), album: nameIn(album.name) }),
      ...(album.tracks > 0 ? [t(':count track|:count tracks', { count: album.tracks })] : []),
    ],
    link: { action: `/album/${album.id}/${album.slug}`, label: t('Listen now') },
  }),
});
