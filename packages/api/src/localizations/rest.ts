import { bodyWith, pageQuery, pathId, type RestRow } from '../core/rest.ts';

export const localizationRows = [
  {
    method: 'GET',
    path: 'localizations',
    procedure: 'localizations.list',
    summary: 'Languages of the site, also those that are switched off',
    input: () => ({}),
  },
  {
    method: 'POST',
    path: 'localizations',
    procedure: 'localizations.create',
    summary: 'Add a language',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'PUT',
    path: 'localizations/{id}',
    procedure: 'localizations.update',
    summary: 'Rename a language, or switch it on or off',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'localizations/{id}',
    procedure: 'localizations.delete',
    summary: 'Delete a language; not the default one',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'GET',
    path: 'localizations/{id}/lines',
    procedure: 'localizations.lines',
    summary: 'Texts of the product with their translations',
    input: (request) => ({ ...pageQuery(request), id: pathId(request) }),
  },
  {
    method: 'PUT',
    path: 'localizations/{id}/lines',
    procedure: 'localizations.updateLines',
    summary: 'Change lines by their English text; null takes a change back',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
  {
    method: 'GET',
    path: 'localizations/{id}/export',
    procedure: 'localizations.export',
    summary: 'A language as a file',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'POST',
    path: 'localizations/{id}/import',
    procedure: 'localizations.import',
    summary: 'Take over the lines of a file; says which ones do not fit',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
