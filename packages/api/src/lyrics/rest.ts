import { bodyWith, numeric, pathId, type RestRow } from '../core/rest.ts';

export const lyricsRows = [
  {
    method: 'GET',
    path: 'tracks/{id}/lyrics',
    procedure: 'lyrics.get',
    summary: 'Lyrics of a track',
    input: (request) => ({ track_id: pathId(request) }),
  },
  {
    method: 'GET',
    path: 'search/lyrics',
    procedure: 'lyrics.search',
    summary: 'Find tracks by what is sung',
    input: ({ query: { limit, ...rest } }) => ({
      ...rest,
      ...(limit === undefined ? {} : { limit: numeric(limit) }),
    }),
  },
  {
    method: 'PUT',
    path: 'tracks/{id}/lyrics',
    procedure: 'lyrics.put',
    summary: 'Set the lyrics of a track',
    input: (request) => bodyWith(request, { track_id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'tracks/{id}/lyrics',
    procedure: 'lyrics.delete',
    summary: 'Remove the lyrics of a track',
    input: (request) => ({ track_id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
