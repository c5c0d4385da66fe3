import { beforeEach, expect, it, vi } from 'vitest';
import { recentCommands, rememberCommand } from './recent-commands.ts';

const named = { id: 7, name: 'Swell', slug: 'swell', subtitle: 'Halden Ferry', image: null };

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});

it('reads what earlier versions have stored, and leaves out what is broken', () => {
  const stored = [{ id: 'album:7', thing: { type: 'album', ...named } }, { id: 5 }, { id: 'x', thing: 'y' }];
  localStorage.setItem('kantele.palette', JSON.stringify(stored));
  expect(recentCommands()).toEqual([{ id: 'album:7', thing: { kind: 'album', ...named } }]);
});

it('keeps things of a kind that this build does not know', () => {
  const thing = { kind: 'broadcast', ...named, owner: 'Márta' };
  localStorage.setItem('kantele.palette', JSON.stringify([{ id: 'broadcast:7', thing }]));
  rememberCommand({ id: 'action:next' });
  expect(recentCommands()).toEqual([{ id: 'action:next' }, { id: 'broadcast:7', thing }]);
});
