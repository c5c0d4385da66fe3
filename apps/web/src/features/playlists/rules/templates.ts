import type { RuleSet } from '@kantele/api/playlist-rules';
import { line } from '@kantele/api/translate';

interface Template {
  id: string;
  name: string;
  rules: RuleSet;
}

const plain = { match: 'all', direction: 'desc', reshuffle: 'never' } as const;
const songs = (value: number) => ({ by: 'tracks', value }) as const;

/** Rules to begin with. */
export const templates: readonly Template[] = [
  {
    id: 'new',
    name: line('New this month'),
    rules: {
      ...plain,
      rules: [{ field: 'added_at', op: 'last_days', value: 30 }],
      order: 'added_at',
      limit: songs(100),
    },
  },
  {
    id: 'most',
    name: line('Played most by you'),
    rules: { ...plain, rules: [{ field: 'plays', op: 'over', value: 1 }], order: 'plays', limit: songs(50) },
  },
  {
    id: 'forgotten',
    name: line('Liked, and long unheard'),
    rules: {
      ...plain,
      direction: 'asc',
      rules: [
        { field: 'liked', op: 'is', value: true },
        { field: 'last_played', op: 'not_last_days', value: 90 },
      ],
      order: 'last_played',
      limit: songs(50),
    },
  },
  {
    id: 'never',
    name: line('Never played'),
    rules: {
      ...plain,
      rules: [{ field: 'plays', op: 'is', value: 0 }],
      order: 'random',
      reshuffle: 'daily',
      limit: songs(50),
    },
  },
  {
    id: 'hour',
    name: line('An hour of what you like'),
    rules: {
      ...plain,
      match: 'any',
      rules: [
        { field: 'liked', op: 'is', value: true },
        { field: 'album_liked', op: 'is', value: true },
      ],
      order: 'random',
      reshuffle: 'daily',
      limit: { by: 'minutes', value: 60 },
    },
  },
  {
    id: 'short',
    name: line('Short songs'),
    rules: {
      ...plain,
      direction: 'asc',
      rules: [{ field: 'duration', op: 'under', value: 150 }],
      order: 'duration',
      limit: songs(100),
    },
  },
];
