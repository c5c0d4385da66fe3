import { page, type RestRowsOf } from '../../core/rest.ts';
import type { filesRouter } from './router.ts';

export const fileRows = [
  {
    method: 'GET',
    path: 'file-entries',
    procedure: 'files.list',
    summary: 'Content of a folder, files by part of their name, or the trash',
    query: {
      ...page,
      orderBy: 'text',
      parentId: 'number',
      query: 'text',
      trashed: 'flag',
      everybody: 'flag',
    },
  },
  {
    method: 'GET',
    path: 'file-entries/folders',
    procedure: 'files.folders',
    summary: 'Folders in a folder, and the way to it',
    query: { parentId: 'number' },
  },
  {
    method: 'GET',
    path: 'file-entries/{id}',
    procedure: 'files.get',
    summary: 'A file or folder',
    params: { id: 'id' },
  },
  {
    method: 'PUT',
    path: 'file-entries/{id}',
    procedure: 'files.update',
    summary: 'Renames or moves a file or folder',
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'POST',
    path: 'file-entries/folders',
    procedure: 'files.createFolder',
    summary: 'Makes a folder',
    status: 201,
    body: true,
  },
  {
    method: 'POST',
    path: 'file-entries/delete',
    procedure: 'files.delete',
    summary: 'Moves files to the trash, or removes them for good: all of them or none',
    body: true,
  },
  {
    method: 'POST',
    path: 'file-entries/restore',
    procedure: 'files.restore',
    summary: 'Takes files out of the trash',
    body: true,
  },
] as const satisfies RestRowsOf<typeof filesRouter, 'files'>;
