import type { DomainTests } from '../domain-tests.ts';
import { badPage, more, page, spare } from '../example-parts.ts';

export default {
  access: {
    everybody: {
      procedures: 'artists.tracks tracks.byIds tracks.get tracks.waveform',
      rows: `
      GET artists/{id}/tracks
      GET tracks/{id}
      GET tracks/{id}/waveform`,
    },
    oneselfChanges: {
      procedures: `
      tracks.delete tracks.deleteMany tracks.restore tracks.trash tracks.update tracks.updateMany`,
      rows: `
      POST tracks/restore
      POST tracks/trash
      POST tracks/update
      PUT tracks/{id}
      DELETE tracks/{id}`,
    },
    editors: { procedures: 'tracks.managed', rows: 'GET tracks/managed' },
  },
  probes: {
    'artists.tracks': 'input',
    'tracks.byIds': 'input',
    'tracks.delete': 'input',
    'tracks.deleteMany': 'input',
    'tracks.get': 'input',
    'tracks.managed': 'input',
    'tracks.restore': 'input',
    'tracks.trash': 'input',
    'tracks.update': 'input',
    'tracks.updateMany': 'input',
    'tracks.waveform': 'input',
  },
  examples: {
    'GET artists/{id}/tracks': {
      path: (m) => `artists/${m.artistId}/tracks`,
      invalid: badPage,
      answer: page,
    },
    'GET tracks/{id}': { path: (m) => `tracks/${m.trackIds[0]}`, answer: { track: {} } },
    'GET tracks/{id}/waveform': {
      path: (m) => `tracks/${m.trackIds[0]}/waveform`,
      answer: { waveform: null },
    },
    'PUT tracks/{id}': {
      path: (m) => `tracks/${m.trackIds[0]}`,
      body: { explicit: true },
      invalid: { body: { owner_id: 1 }, field: 'input' },
      answer: { track: { explicit: true } },
    },
    'DELETE tracks/{id}': { path: (m) => `tracks/${m.trackIds[0]}`, answer: { done: true } },
    'GET tracks/managed': {
      path: () => 'tracks/managed?status=ready&explicit=false',
      invalid: { query: 'status=lost', field: 'status' },
      answer: page,
    },
    'POST tracks/update': {
      path: () => 'tracks/update',
      body: {
        ids: ['#SPARETRACK'],
        explicit: true,
        add_credits: [{ role: 'composer', name: 'Odile Varga' }],
      },
      before: spare,
      invalid: { body: { ids: [1], disc_number: 0 }, field: 'disc_number' },
      answer: { changed: 1 },
    },
    'POST tracks/trash': {
      path: () => 'tracks/trash',
      body: { ids: ['#SPARETRACK'] },
      before: spare,
      invalid: { body: { ids: [] }, field: 'ids' },
      answer: { changed: 1 },
    },
    'POST tracks/restore': {
      path: () => 'tracks/restore',
      body: { ids: ['#TRASHEDTRACK'] },
      before: async (server) => {
        const { trackIds } = await more(server);
        const [id = 0] = trackIds;
        await server.site.as('tracks.manage', 'albums.manage').tracks.trash({ ids: [id] });
        return { TRASHEDTRACK: String(id) };
      },
      invalid: { body: {}, field: 'ids' },
      answer: { changed: 1 },
    },
  },
} satisfies DomainTests;
