import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** Somebody put songs into a playlist the receiver makes with them. Several at a time are one message. */
export const playlistSongsAdded = defineKind({
  id: 'playlist-songs-added',
  label: line('Songs others add to playlists you make together'),
  group: 'following',
  data: z.object({ playlist: z.string(), path: z.string() }),
  channels: { in_app: true, email: false, browser: false },
  groupBy: ({ path }) => path,
  say({ t, data: { playlist, path }, people, count }) {
    const [last] = people;
    const words = { name: nameIn(last?.display_name ?? t('Somebody')), playlist: nameIn(playlist) };
    const text =
      count > 1
        ? t(
            ':name and :count other added songs to :playlist|:name and :count others added songs to :playlist',
            { ...words, count: count - 1 },
          )
        : t(':name added songs to :playlist', words);
    return {
      image: last?.avatar ?? null,
      icon: 'user',
      lines: [text],
      link: { action: path, label: t('Show playlist') },
    };
  },
});
