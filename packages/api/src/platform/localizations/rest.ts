import { page, type RestRowsOf } from '../../core/rest.ts';
import type { localizationsRouter } from './router.ts';

export const localizationRows = [
  {
    method: 'GET',
    path: 'localizations',
    procedure: 'localizations.list',
    summary: 'Languages of the site, also those that are switched off',
  },
  {
    method: 'POST',
    path: 'localizations',
    procedure: 'localizations.create',
    summary: 'Add a language',
    status: 201,
    body: true,
  },
  {
    method: 'PUT',
    path: 'localizations/{id}',
    procedure: 'localizations.update',
    summary: 'Rename a language, or switch it on or off',
    refuses: ['conflict'],
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'localizations/{id}',
    procedure: 'localizations.delete',
    summary: 'Delete a language; not the default one',
    refuses: ['conflict'],
    params: { id: 'id' },
  },
  {
    method: 'GET',
    path: 'localizations/{id}/lines',
    procedure: 'localizations.lines',
    summary: 'Texts of the product with their translations',
    params: { id: 'id' },
    query: { ...page, query: 'text', filter: 'text' },
  },
  {
    method: 'PUT',
    path: 'localizations/{id}/lines',
    procedure: 'localizations.updateLines',
    summary: 'Change lines by their English text; null takes a change back',
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'GET',
    path: 'localizations/{id}/export',
    procedure: 'localizations.export',
    summary: 'A language as a file',
    params: { id: 'id' },
  },
  {
    method: 'POST',
    path: 'localizations/{id}/import',
    procedure: 'localizations.import',
    summary: 'Take over the lines of a file; says which ones do not fit',
    params: { id: 'id' },
    body: true,
  },
] as const satisfies RestRowsOf<typeof localizationsRouter, 'localizations'>;
