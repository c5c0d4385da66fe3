import type { RestRow } from '../core/rest.ts';

export const channelRows = [
  {
    method: 'GET',
    path: 'channels/{slug}',
    procedure: 'channels.get',
    summary: 'A channel; `home` nests the others',
    input: (request) => ({ slug: request.params.slug ?? '' }),
  },
  {
    method: 'GET',
    path: 'landing/artists',
    procedure: 'channels.landingArtists',
    summary: 'Currently trending artists',
  },
] as const satisfies readonly RestRow[];
