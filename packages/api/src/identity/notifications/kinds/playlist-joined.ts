import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** Somebody makes a playlist of the receiver together with them. Several at a time are one message. */
export const playlistJoined = defineKind({
  id: 'playlist-joined',
  label: line('People who join your playlists'),
  group: 'following',
  data: z.object({ playlist: z.string(), path: z.string() }),
  channels: { in_app: true, email: false, browser: false },
  groupBy: ({ path }) => path,
  say({ t, data: { playlist, path }, people, count }) {
    const [last] = people;
    const name = nameIn(last?.display_name ?? t('Somebody'));
    const text =
      count > 1
        ? t(
            ':name and :count other joined your playlist :playlist|:name and :count others joined your playlist :playlist',
            {
              name,
              count: count - 1,
              playlist: nameIn(playlist),
            },
          )
        : t(':name joined your playlist :playlist', { name, playlist: nameIn(playlist) });
    return {
      image: last?.avatar ?? null,
      icon: 'user',
      lines: [text],
      link: { action: path, label: t('Show playlist') },
    };
  },
});
