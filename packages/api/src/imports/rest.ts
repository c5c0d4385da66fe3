import { bodyWith, pageQuery, pathId, type RestRow } from '../core/rest.ts';

export const importRows = [
  {
    method: 'GET',
    path: 'imports',
    procedure: 'imports.list',
    summary: 'Import runs, newest first',
    input: pageQuery,
  },
  {
    method: 'GET',
    path: 'imports/{id}',
    procedure: 'imports.get',
    summary: 'One import run with its report',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'POST',
    path: 'imports',
    procedure: 'imports.start',
    summary: 'Import a folder of the server',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'imports/{id}/confirm',
    procedure: 'imports.confirmMissing',
    summary: 'Accept that missing files are gone',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
