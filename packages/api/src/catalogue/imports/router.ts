import { byId, done } from '../../core/contract.ts';
import { permitted, router } from '../../core/trpc.ts';
import { cancelImport } from './cancel-import.ts';
import * as contract from './contract.ts';
import { getImport } from './get-import.ts';
import { browseFolders } from './libraries/browse-folders.ts';
import { confirmMissing } from './libraries/confirm-missing.ts';
import { createLibrary } from './libraries/create-library.ts';
import { deleteLibrary } from './libraries/delete-library.ts';
import { getLibrary } from './libraries/get-library.ts';
import { libraryReport } from './libraries/get-library-report.ts';
import { listFiles } from './libraries/list-files.ts';
import { listLibraries } from './libraries/list-libraries.ts';
import { retryFailures } from './libraries/retry-failures.ts';
import { startLibrary } from './libraries/start-library.ts';
import { updateLibrary } from './libraries/update-library.ts';
import { listImports } from './list-imports.ts';
import { startImport } from './start-import.ts';
import { importUploads } from './uploads/import-uploads.ts';

const manage = permitted('settings.manage');

export const importsRouter = router({
  list: manage
    .input(contract.listImports)
    .output(contract.importPage)
    .query(({ ctx, input }) => listImports(ctx, input)),
  get: manage
    .input(byId)
    .output(contract.importResponse)
    .query(({ ctx, input }) => getImport(ctx, input)),
  start: manage
    .input(contract.startImport)
    .output(contract.importResponse)
    .mutation(({ ctx, input }) => startImport(ctx, input)),
  cancel: manage
    .input(byId)
    .output(contract.importResponse)
    .mutation(({ ctx, input }) => cancelImport(ctx, input)),
  confirmMissing: manage
    .input(contract.confirmMissing)
    .output(contract.importResponse)
    .mutation(({ ctx, input }) => confirmMissing(ctx, input)),
  libraries: manage.output(contract.libraryList).query(({ ctx }) => listLibraries(ctx)),
  library: manage
    .input(byId)
    .output(contract.libraryResponse)
    .query(({ ctx, input }) => getLibrary(ctx, input)),
  createLibrary: manage
    .input(contract.createLibrary)
    .output(contract.libraryResponse)
    .mutation(({ ctx, input }) => createLibrary(ctx, input)),
  updateLibrary: manage
    .input(contract.updateLibrary)
    .output(contract.libraryResponse)
    .mutation(({ ctx, input }) => updateLibrary(ctx, input)),
  deleteLibrary: manage
    .input(contract.deleteLibrary)
    .output(done)
    .mutation(({ ctx, input }) => deleteLibrary(ctx, input)),
  startLibrary: manage
    .input(byId)
    .output(contract.importResponse)
    .mutation(({ ctx, input }) => startLibrary(ctx, input)),
  retry: manage
    .input(contract.retryFailures)
    .output(contract.importResponse)
    .mutation(({ ctx, input }) => retryFailures(ctx, input)),
  uploads: permitted('albums.manage', { slow: true })
    .input(contract.importUploads)
    .output(contract.uploadsImported)
    .mutation(({ ctx, input }) => importUploads(ctx, input)),
  report: manage
    .input(byId)
    .output(contract.libraryReport)
    .query(({ ctx, input }) => libraryReport(ctx, input)),
  files: manage
    .input(contract.listFiles)
    .output(contract.filePage)
    .query(({ ctx, input }) => listFiles(ctx, input)),
  browse: manage
    .input(contract.browseFolders)
    .output(contract.folderListing)
    .query(({ ctx, input }) => browseFolders(ctx, input)),
});
