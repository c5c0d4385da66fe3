import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { importFolder } from './jobs.ts';
import { importRows } from './rest.ts';
import { importsRouter } from './router.ts';

export const imports = {
  name: 'imports',
  routers: { imports: importsRouter },
  rows: importRows,
  about: ['Libraries', 'Folders of music the site imports, and how their imports went.'],
  contract,
  jobs: [
    handledBy(importFolder, {
      start: async () => (await import('./run-import.ts')).runImport,
      fail: async () => (await import('./fail-import.ts')).failImport,
    }),
  ],
  notExported: {
    imports: 'runs of the libraries of the site, with who started each',
  },
} satisfies Domain;
