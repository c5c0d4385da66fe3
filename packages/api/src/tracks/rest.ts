import { bodyWith, pageQuery, pathId, type RestRow } from '../core/rest.ts';

export const trackRows = [
  { method: 'GET', path: 'tracks', procedure: 'tracks.list', summary: 'List tracks', input: pageQuery },
  {
    method: 'GET',
    path: 'tracks/{id}',
    procedure: 'tracks.get',
    summary: 'One track',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'GET',
    path: 'tracks/{id}/waveform',
    procedure: 'tracks.waveform',
    summary: 'Peaks of a track',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'PUT',
    path: 'tracks/{id}',
    procedure: 'tracks.update',
    summary: 'Change a track',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'tracks/{id}',
    procedure: 'tracks.delete',
    summary: 'Delete a track',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
