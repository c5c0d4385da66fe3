import { beforeEach, expect, it, vi } from 'vitest';

async function fresh(stored?: unknown) {
  const values = new Map<string, string>(
    stored === undefined ? [] : [['recent-searches', JSON.stringify(stored)]],
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  vi.resetModules();
  const { recentSearches } = await import('./recent-searches.ts');
  return recentSearches;
}
beforeEach(() => vi.unstubAllGlobals());

const album = {
  kind: 'album',
  id: 7,
  name: 'Swell',
  slug: 'swell',
  subtitle: 'Halden Ferry',
  image: null,
} as const;

it('keeps the newest eight, each once', async () => {
  const recent = await fresh();
  for (const text of ['a', 'b', ' a ', '  ', 'c', 'd', 'e', 'f', 'g', 'h']) recent.addQuery(text);
  recent.add(album);
  recent.add({ ...album, name: 'Swell (2026)' });
  const shown = recent.get().map((entry) => ('text' in entry ? entry.text : entry.name));
  expect(shown).toEqual(['Swell (2026)', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  recent.remove(album);
  expect(recent.get()).toHaveLength(7);
  recent.clear();
  expect(recent.get()).toEqual([]);
});

it('reads what earlier versions and strangers have stored', async () => {
  const recent = await fresh([
    'old words',
    5,
    null,
    { kind: 'query' },
    { ...album, id: '7' },
    { ...album, image: 1 },
  ]);
  expect(recent.get()).toEqual([{ kind: 'query', text: 'old words' }, album]);
  expect((await fresh({ not: 'a list' })).get()).toEqual([]);
});

it('keeps what it found of a kind that this build does not know', async () => {
  const broadcast = { ...album, kind: 'broadcast', owner: 'Márta' };
  const recent = await fresh([broadcast]);
  recent.addQuery('words');
  expect(recent.get()).toEqual([{ kind: 'query', text: 'words' }, broadcast]);
});
