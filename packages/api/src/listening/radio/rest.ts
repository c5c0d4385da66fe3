import type { RestRowsOf } from '../../core/rest.ts';
import { radioTypes } from './contract.ts';
import type { radioRouter } from './router.ts';

export const radioRows = [
  {
    method: 'GET',
    path: 'radio/{type}/{id}',
    procedure: 'radio.get',
    summary: 'Tracks like a track, an album, an artist, a genre or a playlist, with the reason of each',
    params: { type: radioTypes, id: 'id' },
    query: { seed: 'number', limit: 'number' },
  },
] as const satisfies RestRowsOf<typeof radioRouter, 'radio'>;
