export interface FixtureAlbum {
  artist: string;
  title: string;
  date: string;
  genre: string;
  /** File of apps/server/assets/demo. */
  cover: string | null;
  tracks: { title: string; lyrics?: string; seconds?: number }[];
}

/** Length of every track that does not say another one. */
export const seconds = 70;

/** Length of those no test listens to for long: every second is encoded before the first test can begin. */
const short = 30;

/** The music the browser tests listen to. */
export const albums: FixtureAlbum[] = [
  {
    artist: 'Odile Varga',
    title: 'Northern Rooms',
    date: '2026-03-06',
    genre: 'Chamber folk',
    cover: 'northern.webp',
    tracks: [
      {
        title: 'Lamp in the Window',
        lyrics: '[00:01.00]A lamp in the window\n[00:04.50]A road in the snow\n',
      },
      { title: 'Every Door a Different Blue' },
      { title: 'What the Ice Kept' },
      { title: 'Interval for Two Hands', seconds: short },
      { title: 'The Long Corridor', seconds: short },
      { title: 'Salt on the Stairs' },
      { title: 'Borrowed Coat' },
    ],
  },
  {
    artist: 'Halden Ferry',
    title: 'Open Water',
    date: '2021',
    genre: 'Ambient',
    cover: 'open.webp',
    tracks: [{ title: 'Cast Off' }, { title: 'Swell', seconds: short }, { title: 'Landfall' }],
  },
  {
    artist: 'Björk & the AC/DC Tribute',
    title: 'Зимний свет',
    date: '2019-11',
    genre: 'Chamber folk',
    cover: null,
    tracks: [
      { title: 'Don’t Stop <b>Here</b>', seconds: short },
      { title: '夜明け', seconds: short },
    ],
  },
];
