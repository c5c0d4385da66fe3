import type { RestRowsOf } from '../../core/rest.ts';
import type { reportsRouter } from './router.ts';

const range = { from: 'text', to: 'text' } as const;

export const reportRows = [
  {
    method: 'GET',
    path: 'backstage/artists/{artist}/insights',
    procedure: 'reports.artist',
    summary: 'What people listened to of an artist, by day, source, country, device and track',
    params: { artist_id: { from: 'artist', as: 'id' } },
    query: range,
  },
  {
    method: 'GET',
    path: 'insights',
    procedure: 'reports.site',
    summary: 'What people listened to on the whole site, and new accounts by day',
    query: range,
  },
] as const satisfies RestRowsOf<typeof reportsRouter, 'reports'>;
