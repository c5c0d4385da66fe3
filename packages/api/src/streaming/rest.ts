import { list, pathId, type RestRow } from '../core/rest.ts';

export const streamingRows = [
  {
    method: 'GET',
    path: 'tracks/{id}/sources',
    procedure: 'streaming.sources',
    summary: 'Renditions of a track with signed addresses',
    input: (request) => {
      const kinds = list(request.query.kinds);
      return { track_id: pathId(request), ...(kinds ? { kinds } : {}) };
    },
  },
] as const satisfies readonly RestRow[];
