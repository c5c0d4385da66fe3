import { expect, it } from 'vitest';
import type { Reactions } from './core/context.ts';
import { eventList } from './event-list.ts';

it('says which domain reacts to which event, in the order they are told', () => {
  const told: Record<string, string[]> = {};
  for (const [domain, reactions] of Object.entries<Reactions>(eventList))
    for (const event of Object.keys(reactions)) told[event] = [...(told[event] ?? []), domain];
  expect(told).toEqual({
    'accounts.created': ['roles'],
    'accounts.removing': ['workspaces', 'uploads', 'billing'],
    'albums.released': ['follows'],
    'backups.failed': ['notifications'],
    'files.removing': ['streaming'],
    'files.removed': ['images'],
    'genres.merging': ['channels'],
    'imports.finished': ['playlists'],
    'roles.changed': ['auth'],
    'settings.guarded_changed': ['notifications'],
    'tracks.removing': ['streaming'],
    'streaming.analysed': ['backstage'],
  } satisfies Record<keyof Reactions, string[]>);
});
