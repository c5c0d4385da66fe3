import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { transferReactions } from './events.ts';
import { completeTransfers } from './jobs.ts';
import { libraryFileName } from './library-file.ts';
import { transferRows } from './rest.ts';
import { transfersRouter } from './router.ts';
import { writeLibrary } from './write-library.ts';

export const transfers = {
  name: 'transfers',
  routers: { transfers: transfersRouter },
  rows: transferRows,
  about: ['Moving in', 'The library one brings from another site of this kind.'],
  contract,
  jobs: [
    handledBy(completeTransfers, {
      start: async () => (await import('./complete-transfers.ts')).completeTransfers,
    }),
  ],
  reactions: transferReactions,
  exported: { awaited_music: { column: 'user_id', without: ['key'] } },
  exportedFiles: { [libraryFileName]: writeLibrary },
} satisfies Domain;
