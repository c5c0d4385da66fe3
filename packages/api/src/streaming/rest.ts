import { bodyWith, list, pageQuery, pathId, type RestRow } from '../core/rest.ts';

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
  {
    method: 'GET',
    path: 'audio',
    procedure: 'streaming.overview',
    summary: 'What the site has, how far its analysis is, and what it takes of the disk',
  },
  {
    method: 'GET',
    path: 'audio/files',
    procedure: 'streaming.originals',
    summary: 'Files of tracks: waiting for analysis, in trouble, or of one kind',
    input: (request) => pageQuery(request),
  },
  {
    method: 'POST',
    path: 'audio/analyse',
    procedure: 'streaming.analyseAgain',
    summary: 'Analyse files again: one, those in one kind of trouble, or all that are in any',
    input: (request) => bodyWith(request),
  },
] as const satisfies readonly RestRow[];
