import type { RestRow } from '../core/rest.ts';

export const channelRows = [
  {
    method: 'GET',
    path: 'channels/{slug}',
    procedure: 'channels.get',
    summary: 'A channel; `home` nests the others',
    guestSeconds: 5,
    input: (request) => ({ slug: request.params.slug ?? '' }),
  },
  {
    method: 'GET',
    path: 'landing/artists',
    procedure: 'channels.landingArtists',
    summary: 'Currently trending artists',
    guestSeconds: 5,
  },
] as const satisfies readonly RestRow[];
