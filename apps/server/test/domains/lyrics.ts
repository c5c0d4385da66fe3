import type { DomainTests } from '../domain-tests.ts';
import { more, page } from '../example-parts.ts';

export default {
  access: {
    everybody: {
      procedures: 'lyrics.get lyrics.search',
      rows: `
      GET search/lyrics
      GET tracks/{id}/lyrics`,
    },
    oneselfChanges: {
      procedures: 'lyrics.delete lyrics.put',
      rows: `
      PUT tracks/{id}/lyrics
      DELETE tracks/{id}/lyrics`,
    },
    editorsChange: { procedures: 'lyrics.deleteMany lyrics.restore', rows: 'POST lyrics/remove' },
    editors: { procedures: 'lyrics.managed', rows: 'GET lyrics' },
  },
  probes: {
    'lyrics.delete': 'input',
    'lyrics.deleteMany': 'input',
    'lyrics.get': 'input',
    'lyrics.managed': 'input',
    'lyrics.put': 'input',
    'lyrics.restore': 'input',
    'lyrics.search': 'input',
  },
  examples: {
    'GET tracks/{id}/lyrics': { path: (m) => `tracks/${m.trackIds[0]}/lyrics`, answer: { lyrics: null } },
    'PUT tracks/{id}/lyrics': {
      path: (m) => `tracks/${m.trackIds[0]}/lyrics`,
      body: { text: 'La la', lines: [{ start_ms: 0, text: 'La la' }] },
      invalid: {
        body: {
          text: 'x',
          lines: [
            { start_ms: 9, text: 'a' },
            { start_ms: 1, text: 'b' },
          ],
        },
        field: 'lines.1.start_ms',
      },
      answer: { lyrics: { text: 'La la' } },
    },
    'DELETE tracks/{id}/lyrics': { path: (m) => `tracks/${m.trackIds[1]}/lyrics`, answer: { done: true } },
    'GET search/lyrics': {
      path: () => 'search/lyrics?query=words',
      invalid: { query: 'query=a&limit=99', field: 'limit' },
      answer: { query: 'words', hits: [] },
    },
    'GET lyrics': {
      path: () => 'lyrics?synced=true',
      invalid: { query: 'synced=perhaps', field: 'synced' },
      answer: page,
    },
    'POST lyrics/remove': {
      path: () => 'lyrics/remove',
      body: { track_ids: ['#SUNG'] },
      before: async (server) => {
        const { trackIds } = await more(server);
        const [id = 0] = trackIds;
        await server.site
          .as('music.view', 'lyrics.view', 'lyrics.manage')
          .lyrics.put({ track_id: id, text: 'La la' });
        return { SUNG: String(id) };
      },
      invalid: { body: { track_ids: [] }, field: 'track_ids' },
      answer: { changed: 1 },
    },
  },
} satisfies DomainTests;
