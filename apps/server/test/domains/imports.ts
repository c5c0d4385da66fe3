import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainTests } from '../domain-tests.ts';
import { badPage, page } from '../example-parts.ts';

export default {
  access: {
    editorsChange: { procedures: 'imports.uploads' },
    adminsInPerson: {
      procedures: `
      imports.browse imports.cancel imports.confirmMissing imports.createLibrary imports.deleteLibrary
      imports.files imports.get imports.libraries imports.library imports.list imports.report
      imports.retry imports.start imports.startLibrary imports.updateLibrary`,
      rows: `
      GET imports
      POST imports
      GET imports/{id}
      POST imports/{id}/cancel
      POST imports/{id}/confirm
      GET libraries
      POST libraries
      GET libraries/{id}
      PUT libraries/{id}
      DELETE libraries/{id}
      GET libraries/{id}/files
      POST libraries/{id}/import
      GET libraries/{id}/report
      POST libraries/{id}/retry
      GET library-folders`,
    },
  },
  probes: {
    'imports.browse': 'input',
    'imports.cancel': 'input',
    'imports.confirmMissing': 'input',
    'imports.createLibrary': 'input',
    'imports.deleteLibrary': 'input',
    'imports.files': 'input',
    'imports.get': 'input',
    'imports.libraries': 'works',
    'imports.library': 'input',
    'imports.list': 'input',
    'imports.report': 'input',
    'imports.retry': 'input',
    'imports.start': 'input',
    'imports.startLibrary': 'input',
    'imports.updateLibrary': 'input',
    'imports.uploads': 'input',
  },
  examples: {
    'GET imports': { path: () => 'imports', invalid: badPage, answer: page },
    'GET imports/{id}': { path: () => 'imports/IMPORT', answer: { import: {} } },
    'POST imports': {
      path: () => 'imports',
      body: { path: 'FOLDER' },
      status: 201,
      invalid: { body: { path: 'relative/folder' }, field: 'path' },
      answer: { import: { state: 'queued' } },
    },
    'POST imports/{id}/confirm': {
      path: () => 'imports/IMPORT/confirm',
      answer: { import: { state: 'done' } },
    },
    'POST imports/{id}/cancel': {
      path: () => 'imports/QUEUED/cancel',
      before: async ({ site }) => {
        const { db } = site.services;
        const row = await db
          .insertInto('libraries')
          .values({ path: `/queued ${Date.now()}` })
          .returning('id')
          .executeTakeFirstOrThrow();
        const run = await db
          .insertInto('imports')
          .values({ library_id: row.id })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { QUEUED: String(run.id) };
      },
      answer: { import: { state: 'cancelled' } },
    },
    'GET libraries': { path: () => 'libraries', answer: { libraries: [] } },
    'POST libraries': {
      path: () => 'libraries',
      body: { path: 'MORE', name: 'More music', separators: [';'] },
      before: async ({ dataDir }) => {
        const folder = join(dataDir, 'more-music');
        mkdirSync(folder, { recursive: true });
        return { MORE: folder };
      },
      status: 201,
      invalid: { body: { path: '/etc' }, field: 'path' },
      answer: { library: { name: 'More music', state: 'idle', separators: [';'] } },
    },
    'GET libraries/{id}': { path: () => 'libraries/LIBRARY', answer: { library: {} } },
    'PUT libraries/{id}': {
      path: () => 'libraries/LIBRARY',
      body: { sides: 'off', watch: false },
      invalid: { body: { sides: 'both' }, field: 'sides' },
      answer: { library: { sides: 'off' } },
    },
    'DELETE libraries/{id}': {
      path: () => 'libraries/LIBRARY',
      body: { confirm: true },
      invalid: { body: {}, field: 'confirm' },
      answer: { done: true },
    },
    'POST libraries/{id}/import': {
      path: () => 'libraries/LIBRARY/import',
      status: 201,
      answer: { import: { state: 'queued' } },
    },
    'POST libraries/{id}/retry': {
      path: () => 'libraries/LIBRARY/retry',
      body: { kind: 'broken' },
      status: 201,
      invalid: { body: { kind: 7 }, field: 'kind' },
      answer: { import: { state: 'queued' } },
    },
    'GET libraries/{id}/report': {
      path: () => 'libraries/LIBRARY/report',
      answer: { library: {}, files: { ok: 0 }, failures: [], notices: [], left_out: [] },
    },
    'GET libraries/{id}/files': {
      path: () => 'libraries/LIBRARY/files?state=missing',
      invalid: { query: 'state=lost', field: 'state' },
      answer: page,
    },
    'GET library-folders': {
      path: () => 'library-folders',
      invalid: { query: 'path=', field: 'path' },
      answer: { path: null, parent: null, folders: [] },
    },
  },
} satisfies DomainTests;
