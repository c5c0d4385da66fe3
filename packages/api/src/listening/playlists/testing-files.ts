import { addMusic, type TestSite } from '../../testing.ts';
import type { EntryState } from './contract.ts';

/** Music that files of playlists name, one song of it with codes, and two people. */
export async function addNamedMusic(site: TestSite) {
  const music = await addMusic(site, {
    artist: 'Ysolde',
    album: 'Weather',
    tracks: ['Rain', 'Hail', 'Snow (Live)', 'Fog', 'Dew – Remastered 2011', 'Sleet'],
  });
  const other = await addMusic(site, {
    artist: 'Tove & the Kites',
    album: 'Up',
    tracks: ['Rain', 'Kite', 'AC/DC'],
  });
  const ada = await site.addUser('ada@example.com');
  const ben = await site.addUser('ben@example.com');
  await setTrack(site, music.trackIds[3] ?? 0, {
    isrc: 'DEA620700123',
    mbid: '9f1e3c5a-0000-4000-8000-000000000001',
  });
  return { music, other, ada, ben };
}

const setTrack = ({ services }: TestSite, id: number, values: object) =>
  services.db.updateTable('tracks').set(values).where('id', '=', id).execute();

export const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * What tests of files of playlists do.
 * @param at answers the site, and the user who calls when a test names nobody; both are there once a test runs
 */
export function fileCalls(at: () => { site: TestSite; ada: number }) {
  const callerOf = (user = at().ada) => at().site.user(user);
  return {
    set: (id: number, values: object) => setTrack(at().site, id, values),
    importText: async (text: string, { user, name = 'Slow.csv' }: { user?: number; name?: string } = {}) =>
      (await callerOf(user)).playlists.importFile({ file: bytes(text), name }),
    idsOf: async (id: number, user?: number) =>
      (await (await callerOf(user)).tracks.ids({ playlist_id: id, orderBy: 'custom' })).ids,
    entriesOf: async (id: number, state: EntryState, user?: number) =>
      (await (await callerOf(user)).playlists.entries({ id, state })).pagination.data,
  };
}
