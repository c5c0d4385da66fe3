import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addPerson, asAdmin, signIn } from './people.ts';

/** Headers of a request that a page of the site sends. */
export const same = { 'sec-fetch-site': 'same-origin' };
/** Makes a sound with ffmpeg. */
export const make = (args: string[], path: string) =>
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', ...args, path]);

/** Somebody who works for an artist of their own, signed in. */
export async function becomeArtist(page: Page, artist: string) {
  const person = await addPerson(page, 'maker');
  await signIn(page, person.email);
  const asked = await page.request.post('/api/v1/backstage/requests', {
    headers: same,
    data: { kind: 'become', artist_name: artist },
  });
  const { request } = (await asked.json()) as { request: { id: number } };
  const artistId = await asAdmin(page, async (api, headers) => {
    const decided = await api.post(`/api/v1/backstage/requests/${request.id}/decision`, {
      headers,
      data: { approve: true },
    });
    return ((await decided.json()) as { request: { artist: { id: number } } }).request.artist.id;
  });
  return { ...person, artistId };
}

/** A draft of one song of the artist, ready to be played. */
export async function addDraft(page: Page, artistId: number, folder: string) {
  const path = join(folder, 'song.flac');
  make(['-i', 'sine=frequency=330:duration=30', '-metadata', 'title=Slack Water', '-ac', '2'], path);
  const sent = await page.request.post('/api/v1/file-entries', {
    headers: same,
    multipart: { file: { name: 'song.flac', mimeType: 'audio/flac', buffer: readFileSync(path) } },
  });
  const { fileEntry } = (await sent.json()) as { fileEntry: { id: number } };
  const made = await page.request.post(`/api/v1/backstage/artists/${artistId}/releases`, {
    headers: same,
    data: { entry_ids: [fileEntry.id] },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { release } = (await made.json()) as {
    release: { album: { id: number; slug: string; tracks: { id: number }[] } };
  };
  const { id, slug } = release.album;
  await expect
    .poll(async () => {
      const now = (await (await page.request.get(`/api/v1/backstage/releases/${id}`)).json()) as {
        release: { files: { status: string }[] };
      };
      return now.release.files.map(({ status }) => status);
    })
    .toEqual(['ready']);
  return { id, slug, path: `/album/${id}/${slug}` };
}

/** Takes away what a test has made. */
export async function removeArtist(page: Page, artistId: number, albumId?: number) {
  await asAdmin(page, async (api, headers) => {
    if (albumId) await api.delete(`/api/v1/albums/${albumId}`, { headers });
    await api.delete(`/api/v1/artists/${artistId}`, { headers });
  });
}
