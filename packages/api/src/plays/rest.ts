import { bodyWith, pathId, type RestRow } from '../core/rest.ts';

export const playRows = [
  {
    method: 'POST',
    path: 'tracks/{id}/plays',
    procedure: 'plays.record',
    summary: 'Report that a track was heard',
    input: (request) => bodyWith(request, { track_id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
