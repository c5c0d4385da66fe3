import type { RestRowsOf } from '../core/rest.ts';
import type { channelsRouter } from './router.ts';

export const channelRows = [
  {
    method: 'GET',
    path: 'channels/{slug}',
    procedure: 'channels.get',
    summary: 'A channel; `home` nests the others',
    guestSeconds: 5,
    params: { slug: 'text' },
  },
  {
    method: 'GET',
    path: 'landing/artists',
    procedure: 'channels.landingArtists',
    summary: 'Currently trending artists',
    guestSeconds: 5,
  },
] as const satisfies RestRowsOf<typeof channelsRouter, 'channels'>;
