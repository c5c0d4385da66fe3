import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileEntryResponse } from '@kantele/api/contract/files';
import { writeSongs } from './fixtures.ts';
import { startTestServer, type TestServer } from './harness.ts';

/** A server, a song to send, and two people who may send it. */
export interface UploadsWorld {
  server: TestServer;
  song: Buffer;
  /** Cookies of their sessions. */
  owner: string;
  other: string;
  /** Names of the objects uploads have left. */
  stored(): Promise<string[]>;
}

export async function openUploadsWorld(): Promise<UploadsWorld> {
  const server = await startTestServer();
  const folder = join(server.dataDir, 'music');
  await writeSongs(folder, [
    { path: 'song.flac', title: 'Song', artist: 'A', album: 'B', number: 1, seconds: 20 },
  ]);
  await server.addUser('owner@example.com', ['files.create']);
  await server.addUser('other@example.com', ['files.create']);
  return {
    server,
    song: readFileSync(join(folder, 'song.flac')),
    owner: await server.signIn('owner@example.com'),
    other: await server.signIn('other@example.com'),
    stored: async () =>
      (await readdir(join(server.dataDir, 'files'), { recursive: true })).filter((name) =>
        /uploads\/.+\/./.test(name),
      ),
  };
}

export const entryOf = async (response: Response) => fileEntryResponse.parse(await response.json()).fileEntry;
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
