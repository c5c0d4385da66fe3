import { createHash } from 'node:crypto';
import { addMusic } from '@kantele/api/testing';
import type { TestServer } from './harness.ts';
import type { Person } from './http-accounts.ts';
import { noiseWav } from './noise-wav.ts';
import { send } from './upload-client.ts';

export const done = { done: true };

export const inAnHour = () => new Date(Date.now() + 3_600_000);

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const page = { pagination: { data: [], per_page: 30, next_cursor: null } };

export const badPage = { query: 'per_page=0', field: 'per_page' };

/** A second of sound. */
export const wav = () => noiseWav(16_044);

export async function entry(server: TestServer, name: string, bytes: Buffer): Promise<string> {
  const response = await send(server, await server.signIn(), bytes, { name, mime: '' });
  const { fileEntry } = (await response.json()) as { fileEntry: { id: number } };
  return String(fileEntry.id);
}

export const sound = async (server: TestServer) => ({ ENTRY: await entry(server, 'Low Tide.wav', wav()) });

/** Music of the same name in every run, for the answers that the documentation shows. */
export const more = ({ site }: TestServer) =>
  addMusic(site, { artist: 'Harbour Lights', album: 'High Water', tracks: ['Flood', 'Slack'] });

/** Music that a row may change, hide or take away. */
export async function spare(server: TestServer) {
  const { albumId, trackIds } = await more(server);
  return { SPAREALBUM: String(albumId), SPARETRACK: String(trackIds[0]) };
}

/** A playlist of the one who asks with two tracks, and their ids; deleted, emptied or filled by a rule before. */
export const made =
  (then?: 'deleted' | 'emptied' | 'filled') =>
  async ({ site }: TestServer, { id }: Person): Promise<Record<string, string>> => {
    const { db } = site.services;
    const tracks = await db
      .selectFrom('tracks')
      .select('id')
      .where('listed', '=', true)
      .orderBy('id')
      .limit(3)
      .execute();
    const [one, other, third] = tracks.map((track) => track.id);
    const caller = await site.user(id);
    const track_ids = [one ?? 0, other ?? 0];
    const { playlist } = await caller.playlists.create({
      name: 'Slow Sundays',
      visibility: 'public',
      track_ids,
    });
    if (then === 'deleted') await caller.playlists.delete({ id: playlist.id });
    if (then === 'emptied') await caller.playlists.removeTracks({ id: playlist.id, track_ids });
    if (then === 'filled') {
      const rules = [
        { field: 'liked', op: 'is', value: true } as const,
        { field: 'all_plays', op: 'over', value: 5 } as const,
      ];
      await caller.playlists.update({ id: playlist.id, rules: { match: 'any', rules } });
    }
    return { PLAYLIST: String(playlist.id), FIRST: String(one), SECOND: String(other), THIRD: String(third) };
  };
