import { pathId, type RestRow } from '../core/rest.ts';

export const streamingRows = [
  {
    method: 'GET',
    path: 'tracks/{id}/sources',
    procedure: 'streaming.sources',
    summary: 'Renditions of a track with signed addresses',
    input: (request) => ({ track_id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
