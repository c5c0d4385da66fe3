import { z } from 'zod';
import { defineKind, nameIn } from './kind.ts';

interface Words {
  id: string;
  label: string;
  /** Of one person, `:name`, and the `:playlist`. */
  one: string;
  /** The same with `:count` others, in the singular and the plural. */
  several: string;
}

/** A kind that tells what people do to a playlist the receiver makes with them. Several at a time are one message. */
export const kindOfPlaylist = ({ id, label, one, several }: Words) =>
  defineKind({
    id,
    label,
    group: 'following',
    data: z.object({ playlist: z.string(), path: z.string() }),
    channels: { in_app: true, email: false, browser: false },
    groupBy: ({ path }) => path,
    say({ t, data: { playlist, path }, people: [last], count }) {
      const words = { name: nameIn(last?.display_name ?? t('Somebody')), playlist: nameIn(playlist) };
      return {
        image: last?.avatar ?? null,
        icon: 'user',
        lines: [count > 1 ? t(several, { ...words, count: count - 1 }) : t(one, words)],
        link: { action: path, label: t('Show playlist') },
      };
    },
  });
