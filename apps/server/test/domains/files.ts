import type { DomainTests } from '../domain-tests.ts';
import { badPage, page, sound } from '../example-parts.ts';

export default {
  access: {
    oneselfChanges: {
      procedures: 'files.createFolder files.delete files.restore files.update',
      rows: `
      PUT file-entries/{id}
      POST file-entries/delete
      POST file-entries/folders
      POST file-entries/restore`,
    },
    oneself: {
      procedures: 'files.folders files.get files.list',
      rows: `
      GET file-entries
      GET file-entries/{id}
      GET file-entries/folders`,
    },
  },
  probes: {
    'files.createFolder': 'input',
    'files.delete': 'input',
    'files.folders': 'input',
    'files.get': 'input',
    'files.list': 'input',
    'files.restore': 'input',
    'files.update': 'input',
  },
  examples: {
    'GET file-entries': { path: () => 'file-entries', invalid: badPage, answer: page },
    'GET file-entries/{id}': {
      path: () => 'file-entries/ENTRY',
      before: sound,
      answer: { fileEntry: { name: 'Low Tide.wav', mime: 'audio/wav' } },
    },
    'PUT file-entries/{id}': {
      path: () => 'file-entries/ENTRY',
      body: { name: 'High Tide.wav' },
      before: sound,
      invalid: { body: { name: '' }, field: 'name' },
      answer: { fileEntry: { name: 'High Tide.wav' } },
    },
    'GET file-entries/folders': {
      path: () => 'file-entries/folders',
      invalid: { query: 'parentId=0', field: 'parentId' },
      answer: { way: [], folders: [] },
    },
    'POST file-entries/folders': {
      path: () => 'file-entries/folders',
      body: { name: 'Masters' },
      status: 201,
      invalid: { body: { name: '' }, field: 'name' },
      answer: { fileEntry: { type: 'folder', name: 'Masters' } },
    },
    'POST file-entries/delete': {
      path: () => 'file-entries/delete',
      body: { entryIds: ['#ENTRY'] },
      before: sound,
      invalid: { body: { entryIds: ['x'] }, field: 'entryIds.0' },
      answer: { changed: 1 },
    },
    'POST file-entries/restore': {
      path: () => 'file-entries/restore',
      body: { entryIds: ['#ENTRY'] },
      before: async (server) => {
        const { ENTRY } = await sound(server);
        await (await server.site.user()).files.delete({ entryIds: [Number(ENTRY)] });
        return { ENTRY };
      },
      invalid: { body: { entryIds: [] }, field: 'entryIds' },
      answer: { changed: 1 },
    },
  },
} satisfies DomainTests;
