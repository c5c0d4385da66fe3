import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileEntryResponse } from '@kantele/api/contract/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from './backstage-world.ts';
import { ffmpeg, writeSongs } from './fixtures.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';
import { send } from './upload-client.ts';

const rights = ['files.create', 'artists.manage', 'albums.manage', 'tracks.manage', 'music.view'] as const;
let server: TestServer;
let folder: string;
let editor: number;

beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.dataDir, 'music');
  const song = (path: string, title: string, number: number, more: Partial<{ album: string }> = {}) => ({
    ...{ path, title, number, artist: 'Petrel', album: 'Two Tides', seconds: 3, ...more },
  });
  await writeSongs(folder, [
    song('Two Tides/CD1/1.flac', 'Ebb', 1),
    { ...song('Two Tides/CD1/1.mp3', 'Ebb', 1), encode: ['-c:a', 'libmp3lame'] },
    { ...song('Two Tides/CD1/2.mp3', 'Flow', 2), encode: ['-c:a', 'libmp3lame'] },
    { ...song('Other/1.m4a', 'Alone', 1, { album: 'Skerry' }), encode: ['-c:a', 'aac'] },
  ]);
  const cover = join(folder, 'Two Tides/CD1/cover.png');
  await ffmpeg('-f', 'lavfi', '-i', 'color=c=red:s=800x800', '-frames:v', '1', cover);
  editor = await server.site.addUser('editor@example.com', { permissions: [...rights] });
  await server.startWorker();
});
afterAll(() => server.close());

/** Uploads files with the folders they lie in. */
async function upload(email: string, ...paths: string[]): Promise<number[]> {
  const cookie = await server.signIn(email);
  const ids: number[] = [];
  for (const path of paths) {
    const bytes = readFileSync(join(folder, path));
    const answer = await send(server, cookie, bytes, {
      name: basename(path),
      fields: { relativePath: path },
    });
    ids.push(fileEntryResponse.parse(await answer.json()).fileEntry.id);
  }
  return ids;
}

describe('a folder an editor has uploaded', () => {
  it('becomes albums as an import makes them: by tags, with artists, covers and the better of two files', async () => {
    const paths = ['Two Tides/CD1/1.mp3', 'Two Tides/CD1/1.flac', 'Two Tides/CD1/2.mp3', 'Other/1.m4a'];
    const entry_ids = await upload('editor@example.com', ...paths, 'Two Tides/CD1/cover.png');
    const own = await server.site.user(editor);
    const { albums, left_out } = await own.imports.uploads({ entry_ids });
    expect(albums).toMatchObject([
      { name: 'Two Tides', added_tracks: 2, artists: [{ name: 'Petrel' }] },
      { name: 'Skerry', added_tracks: 1, artists: [{ name: 'Petrel' }] },
    ]);
    expect(albums.map(({ artwork }) => artwork !== null)).toEqual([true, false]);
    expect(left_out).toMatchObject([
      { name: '1.mp3', reason: 'A better file of the same track came with it.' },
    ]);
    const guest = await server.site.guest();
    const { album } = await guest.albums.get({ id: albums[0]?.id ?? 0 });
    expect(album.tracks.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Ebb'],
      [2, 'Flow'],
    ]);
    expect((await guest.search.query({ query: 'Petrel' })).results.artists).toHaveLength(1);
    await eventually(async () => {
      const { track } = await guest.tracks.get({ id: album.tracks[0]?.id ?? 0 });
      return track.status === 'ready';
    });
  });

  it('joins the album that is there, and makes nothing twice', async () => {
    const paths = ['Two Tides/CD1/1.flac', 'Two Tides/CD1/2.mp3'];
    const own = await server.site.user(editor);
    const before = await own.albums.managed({});
    const again = await own.imports.uploads({ entry_ids: await upload('editor@example.com', ...paths) });
    expect(again.albums).toEqual([]);
    expect(again.left_out.map(({ reason }) => reason)).toEqual(
      paths.map(() => 'The album has a track of this file already.'),
    );
    const names = ({ pagination: { data } }: typeof before) => data.map(({ name }) => name);
    expect(names(await own.albums.managed({}))).toEqual(names(before));
  });

  it('is taken from those who manage albums, artists and tracks, of their own files', async () => {
    const [mine = 0] = await upload('editor@example.com', 'Other/1.m4a');
    for (const [at, lacking] of (['artists.manage', 'tracks.manage'] as const).entries()) {
      const permissions = rights.filter((right) => right !== lacking);
      const half = await server.site.user(
        await server.site.addUser(`half${at}@example.com`, { permissions }),
      );
      const refused = await refusal(half.imports.uploads({ entry_ids: [mine] }));
      expect(refused).toMatchObject({ code: 'forbidden' });
    }
    const other = await server.site.addUser('second@example.com', { permissions: [...rights] });
    const second = await server.site.user(other);
    expect(await refusal(second.imports.uploads({ entry_ids: [mine] }))).toMatchObject({ code: 'not_found' });
    const [picture = 0] = await upload('editor@example.com', 'Two Tides/CD1/cover.png');
    const own = await server.site.user(editor);
    const refused = await refusal(own.imports.uploads({ entry_ids: [picture] }));
    expect(refused?.fields?.entry_ids?.[0]?.text).toBe('There is no music in these files.');
  });
});
