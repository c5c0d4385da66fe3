import { bodyWith, numeric, pageQuery, pathId, type RestRequest, type RestRow } from '../core/rest.ts';

/** A list by its query: ids are numbers, everything else stays as it came. */
function listQuery(request: RestRequest): Record<string, unknown> {
  const query = pageQuery(request);
  for (const name of ['artist_id', 'genre_id']) {
    const value = query[name];
    if (typeof value === 'string') query[name] = numeric(value);
  }
  return query;
}

export const trackRows = [
  { method: 'GET', path: 'tracks', procedure: 'tracks.list', summary: 'List tracks', input: listQuery },
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
