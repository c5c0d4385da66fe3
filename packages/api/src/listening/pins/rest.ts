import type { RestRowsOf } from '../../core/rest.ts';
import { pinTypes } from './contract.ts';
import type { pinsRouter } from './router.ts';

const params = { type: pinTypes, id: 'id' } as const;

export const pinRows = [
  {
    method: 'GET',
    path: 'users/me/library/pins',
    procedure: 'pins.list',
    summary: 'What you have pinned to the top of your library',
  },
  {
    method: 'PUT',
    path: 'users/me/pins/{type}/{id}',
    procedure: 'pins.set',
    summary: 'Pins a playlist, an album or an artist',
    refuses: ['conflict'],
    params,
  },
  {
    method: 'DELETE',
    path: 'users/me/pins/{type}/{id}',
    procedure: 'pins.remove',
    summary: 'Unpins it',
    params,
  },
] as const satisfies RestRowsOf<typeof pinsRouter, 'pins'>;
