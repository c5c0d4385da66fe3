import { expect, it } from 'vitest';
import type { Reactions } from './core/context.ts';
import { domains } from './domains.ts';

it('says which domain reacts to which event, in the order they are told', () => {
  const told: Record<string, string[]> = {};
  for (const { name, reactions = {} } of domains)
    for (const event of Object.keys(reactions)) told[event] = [...(told[event] ?? []), name];
  expect(told).toEqual({
    'accounts.created': ['roles'],
    'accounts.removing': ['workspaces', 'collaboration', 'playlists', 'uploads', 'billing'],
    'albums.released': ['follows'],
    'backups.failed': ['notifications'],
    'files.removing': ['streaming'],
    'files.removed': ['images'],
    'genres.merging': ['channels'],
    'imports.finished': ['playlists', 'transfers'],
    'roles.changed': ['auth'],
    'settings.guarded_changed': ['notifications'],
    'tracks.removing': ['streaming', 'playlists'],
    'streaming.analysed': ['backstage'],
  } satisfies Record<keyof Reactions, string[]>);
});
