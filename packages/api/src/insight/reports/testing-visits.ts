import type { Visit } from '../../testing-visits.ts';

const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10);
const week = { from: day(6), to: day(0) };

export const visits: Visit[] = [
  ['insights of an artist', (caller) => caller.reports.artist({ artist_id: 7, ...week })],
  [
    'insights of an artist nobody has heard',
    (caller) => caller.reports.artist({ artist_id: 1_999, ...week }),
  ],
  ['insights of the site', (caller) => caller.reports.site(week)],
];
