import { page, type RestRowsOf } from '../../core/rest.ts';
import { line } from '../../core/translate.ts';
import { libraryFileBytes } from './library-file.ts';
import type { transfersRouter } from './router.ts';

export const transferRows = [
  {
    method: 'POST',
    path: 'users/me/library/file',
    procedure: 'transfers.importLibrary',
    summary: 'Takes in likes, follows, history and playlists from the export of another site',
    status: 201,
    upload: {
      field: 'file',
      maxBytes: libraryFileBytes,
      missing: line('Choose the export of another site.'),
      tooLarge: line('Use a file of at most 32 MB.'),
    },
    body: true,
  },
  {
    method: 'GET',
    path: 'users/me/library/awaited',
    procedure: 'transfers.awaited',
    summary: 'What your library names and this site does not have yet',
    query: page,
  },
  {
    method: 'DELETE',
    path: 'users/me/library/awaited',
    procedure: 'transfers.forget',
    summary: 'Waits no longer for some of it (`ids`), or for all',
    body: true,
  },
] as const satisfies RestRowsOf<typeof transfersRouter, 'transfers'>;
