import { english } from '@kantele/api/translate';
import { fromOklab, toOklab } from '@kantele/theme/oklab';
import { describe, expect, it } from 'vitest';
import { creditLines } from './credits.ts';
import { clock, exactClock, isoDuration, roughLength, spokenDuration } from './durations.ts';
import { formatPlace, formatRelease, releaseIso } from './format.ts';
import { genreColor } from './genre-color.ts';
import { highlight } from './highlight.ts';
import { imageSizeFor, imageSrcSet } from './images.ts';
import { isActive, type MenuItem, menuItems } from './menus.ts';
import { oneOf } from './search-params.ts';
import { divide } from './sides.ts';
import { ambientTint } from './tint.ts';
import { catalogueLine, unavailableReason } from './words.ts';

describe('durations', () => {
  it.each([
    [0, '0:00'],
    [222_000, '3:42'],
    [59_600, '1:00'],
    [3_727_000, '1:02:07'],
  ])('%d ms on the clock is %s', (ms, text) => expect(clock(ms)).toBe(text));

  it('writes hundredths that differ as the times do', () => {
    const shown = [0, 2_805, 2_905, 59_994, 59_995, 62_350].map(exactClock);
    expect(shown).toEqual(['0:00.00', '0:02.81', '0:02.91', '0:59.99', '1:00.00', '1:02.35']);
  });

  it.each([
    [2_580_000, '43 min'],
    [4_320_000, '1 h 12 min'],
    [3_600_000, '1 h'],
    [20_000, '20 s'],
    [3_599_000, '1 h'],
  ])('%d ms is roughly %s', (ms, text) => expect(roughLength(ms, english)).toBe(text));

  it.each([
    [222_000, '3 minutes 42 seconds'],
    [61_000, '1 minute 1 second'],
    [3_600_000, '1 hour'],
    [0, '0 seconds'],
  ])('%d ms is spoken as %s', (ms, text) => expect(spokenDuration(ms, english)).toBe(text));

  it('is written for machines', () => {
    expect(isoDuration(222_000)).toBe('PT3M42S');
    expect(isoDuration(3_727_000)).toBe('PT1H2M7S');
  });
});

describe('an album', () => {
  const tracks = [1, 2, 3].map((id) => ({ id, disc_number: id < 2 ? 1 : 2, duration: id * 60_000 }));
  const shape = (layout: Parameters<typeof divide>[1]) =>
    divide(tracks, layout).map(({ disc, side, tracks: on }) => [
      disc?.number ?? side,
      on.map(({ index }) => index),
    ]);
  const discs = [
    { number: 1, title: null },
    { number: 2, title: 'Live' },
  ];

  it('is whole when the server names neither discs nor sides', () =>
    expect(shape({ discs: [], sides: [] })).toEqual([[null, [0, 1, 2]]]));
  it('is divided by discs, never by sides of them', () => {
    expect(shape({ discs, sides: [] })).toEqual([
      [1, [0]],
      [2, [1, 2]],
    ]);
    expect(divide(tracks, { discs, sides: [] })[1]).toMatchObject({
      disc: { title: 'Live' },
      duration: 300_000,
    });
  });
  it('is divided by sides', () =>
    expect(
      shape({
        discs: [],
        sides: [
          { name: 'A', track_ids: [1, 2] },
          { name: 'B', track_ids: [3] },
        ],
      }),
    ).toEqual([
      ['A', [0, 1]],
      ['B', [2]],
    ]));
  it('has no parts without tracks', () => expect(divide([], { discs: [], sides: [] })).toEqual([]));
});

describe('release dates', () => {
  it.each([
    ['2026-03-06', 'day', '6 March 2026', '2026-03-06'],
    ['2026-03-01', 'month', 'March 2026', '2026-03'],
    ['2026-01-01', 'year', '2026', '2026'],
  ] as const)('%s by %s', (date, precision, text, iso) => {
    expect(formatRelease(date, precision, 'en')).toBe(text);
    expect(releaseIso(date, precision)).toBe(iso);
  });
  it('says nothing of an unknown one', () => expect(formatRelease(null, null, 'en')).toBeNull());
});

describe('words', () => {
  it('makes the catalogue line, without what is unknown', () => {
    expect(
      catalogueLine({ type: 'album', release_date: '2026-03-06', tracks: 11, duration: 2_580_000 }, english),
    ).toBe('LP · 2026 · 11 tracks · 43 min');
    expect(catalogueLine({ type: 'single', release_date: null, tracks: 1 }, english)).toBe(
      'Single · 1 track',
    );
  });
  it('names city and country', () => {
    expect(formatPlace('Turku', 'FI', 'en', english)).toBe('Turku, Finland');
    expect(formatPlace(null, null, 'en', english)).toBeNull();
  });
  it('says why a track does not play', () => {
    expect(unavailableReason('missing')).not.toBeNull();
    expect(unavailableReason('processing')).toBeNull();
  });
  it('groups credits by what people did', () => {
    const credit = (role: string, name: string, detail: string | null = null) => ({ role, name, detail });
    expect(
      creditLines([
        credit('engineer', 'Ines', 'mastering'),
        credit('performer', 'Márta', 'cello'),
        credit('main', 'Odile'),
        credit('composer', 'Odile'),
        credit('composer', 'Nils'),
        credit('composer', 'Odile'),
      ]),
    ).toEqual([
      { label: 'Written by', names: ['Odile', 'Nils'] },
      { label: 'Cello', names: ['Márta'] },
      { label: 'Mastered by', names: ['Ines'] },
    ]);
  });
});

describe('addresses', () => {
  it('take only known words as parameters', () => {
    expect(oneOf('sort', ['newest', 'name'], { sort: 'name' })).toEqual({ sort: 'name' });
    expect(oneOf('sort', ['newest', 'name'], { sort: 'drop' })).toEqual({});
  });
  it('of pictures come in the kept sizes', () => {
    expect(imageSizeFor(40)).toBe(160);
    expect(imageSizeFor(900)).toBe(1200);
    expect(imageSrcSet('x', 160)).toBe('/images/x/64.webp 64w, /images/x/160.webp 160w');
  });
});

describe('menus', () => {
  const item = (id: string, rest: Partial<MenuItem> = {}): MenuItem => ({
    id,
    label: id,
    icon: null,
    type: 'route',
    action: `/${id}`,
    target: '_self',
    roles: [],
    permissions: [],
    ...rest,
  });
  const guest = { roles: [2], can: (name: string) => name === 'music.view' };
  const ids = (items: MenuItem[]) =>
    menuItems([{ positions: ['sidebar-primary'], items }], 'sidebar-primary', guest).map(({ id }) => id);

  it('show what permissions and roles let pass, and only what leads somewhere', () => {
    expect(
      ids([
        item('home'),
        item('view', { permissions: ['music.view'] }),
        item('admin', { permissions: ['music.view', 'admin.access'] }),
        item('own', { roles: [2] }),
        item('other', { roles: [2, 3] }),
        item('nowhere', { action: '' }),
      ]),
    ).toEqual(['home', 'view', 'own']);
  });
  it('are empty at other positions', () =>
    expect(menuItems([{ positions: ['footer'], items: [item('a')] }], 'sidebar-primary', guest)).toEqual([]));
  it('know where one is', () => {
    expect(isActive('/', '/albums')).toBe(false);
    expect(isActive('/search', '/search/winter')).toBe(true);
    expect(isActive('/search', '/searching')).toBe(false);
  });
});

describe('matches', () => {
  const marked = (text: string, query: string) =>
    highlight(text, query)
      .map(({ text: piece, match }) => (match ? `[${piece}]` : piece))
      .join('');
  it('are beginnings of words, whatever case and accents', () => {
    expect(marked('Low Winter Radio', 'winter')).toBe('Low [Winter] Radio');
    expect(marked('Márta Silling', 'marta si')).toBe('[Márta] [Si]lling');
    expect(marked('Rewinter', 'winter')).toBe('Rewinter');
    expect(marked('Anything', '')).toBe('Anything');
    expect(marked('a+b (c)', '+ (')).toBe('a+b (c)');
  });
});

describe('colours', () => {
  it('survive the way there and back', () => {
    const color = toOklab('#264778');
    const back = color && fromOklab(color).map(Math.round);
    expect(back).toEqual([38, 71, 120]);
  });
  it('tint a page only so far that text stays readable', () => {
    expect(ambientTint('#1c3354', { bg: '246 243 236', fg: '23 20 15' }, false)).toMatch(/^\d+ \d+ \d+$/);
    expect(ambientTint('nonsense', { bg: '246 243 236', fg: '23 20 15' }, false)).toBeNull();
  });
  it('of a genre never change', () => expect(genreColor(7)).toBe(genreColor(7)));
});
