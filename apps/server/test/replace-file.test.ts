import { randomUUID } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { queueRendition } from '@kantele/api/server';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, uploadFrom } from './backstage-world.ts';
import { ffmpeg, importInto, writeSongs } from './fixtures.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';
import { noiseWav } from './noise-wav.ts';

let server: TestServer;
let folder: string;
let albumId: number;
let trackId: number;
let other: number;
let member: number;

const caller = (id: number) => server.site.user(id);
const upload = (email: string, ...names: string[]) => uploadFrom(server, folder, email, names);
const ready = (id: number) =>
  eventually(async () => {
    const row = await server.site.services.db
      .selectFrom('tracks')
      .select(['status', 'audio_fingerprint', 'loudness_integrated', 'waveform', 'duration', 'plays_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.status === 'ready' ? row : null;
  });
const originalOf = (id: number) =>
  server.site.services.db
    .selectFrom('originals')
    .select(['storage_key', 'codec', 'etag'])
    .where('track_id', '=', id)
    .executeTakeFirstOrThrow();
const untilNoJobs = () =>
  eventually(async () => {
    const { rows } = await sql`select 1 from graphile_worker.jobs
      where task_identifier in ('files.remove', 'streaming.analyse', 'streaming.make-rendition')`.execute(
      server.site.services.db,
    );
    return rows.length === 0 ? true : null;
  });

beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.dataDir, 'music');
  const song = (
    path: string,
    title: string,
    number: number,
    more: { seconds?: number; encode?: string[] } = {},
  ) => ({
    ...{ path, title, artist: 'Maker', album: 'First Light', number, seconds: 4, ...more },
  });
  await writeSongs(folder, [
    song('1.flac', 'Dawn', 1),
    song('2.flac', 'Noon', 2),
    song('better.mp3', 'Another Name', 9, { seconds: 7, encode: ['-c:a', 'libmp3lame'] }),
    song('broken.flac', 'Broken', 3),
    song('best.flac', 'Best', 4, { seconds: 5 }),
    song('long.flac', 'Long', 5, { seconds: 70 }),
    song('40.flac', 'Forty', 6, { seconds: 40 }),
    song('45.flac', 'Forty-five', 7, { seconds: 45 }),
  ]);
  await ffmpeg('-f', 'lavfi', '-i', 'color=c=red:s=80x80', '-frames:v', '1', join(folder, 'cover.png'));
  truncateSync(join(folder, 'broken.flac'), 200);
  member = await server.site.addUser('maker@example.com', { roles: ['Users', 'Artists'] });
  await server.site.addUser('other@example.com');
  const admin = await caller(1);
  const { artist } = await admin.artists.create({ name: 'Maker' });
  await server.site.services.db
    .insertInto('artist_members')
    .values({ artist_id: artist.id, user_id: member })
    .execute();
  await server.startWorker();
  const entry_ids = await upload('maker@example.com', '1.flac', '2.flac');
  const user = await caller(member);
  const { release } = await user.backstage.createRelease({ artist_id: artist.id, entry_ids });
  albumId = release.album.id;
  [trackId = 0, other = 0] = release.album.tracks.map(({ id }) => id);
  await ready(trackId);
  await ready(other);
  await untilNoJobs();
});
afterAll(() => server.close());

describe('another file for a track', () => {
  it('is what it sounds like from then on; plays, lists, words and names stay', async () => {
    const user = await caller(member);
    await user.lyrics.put({ track_id: trackId, text: 'A line\nAnother' });
    await user.tracks.update({ id: trackId, isrc: 'DEABC2600001', bpm: 90 });
    await user.plays.record({
      ...{ id: randomUUID(), track_id: trackId, started_at: new Date().toISOString(), heard_ms: 4_000 },
    });
    const { channel } = await (await caller(1)).channels.create({ name: 'Picks', slug: 'picks' });
    await server.site.services.db
      .insertInto('channel_items')
      .values({ channel_id: channel.id, track_id: trackId, position: 0 })
      .execute();
    const plays = async () =>
      server.site.services.db
        .selectFrom('plays')
        .select(['id', 'heard_ms'])
        .where('track_id', '=', trackId)
        .execute();
    expect(await plays()).toHaveLength(1);
    const before = await ready(trackId);
    const old = await originalOf(trackId);
    const { track } = await user.tracks.get({ id: trackId });

    const [entry_id = 0] = await upload('maker@example.com', 'better.mp3');
    const answer = await user.backstage.replaceFile({ track_id: trackId, entry_id });
    expect(answer.track).toMatchObject({
      ...{
        status: 'processing',
        codec: 'mp3',
        loudness_integrated: null,
        name: 'Dawn',
        isrc: 'DEABC2600001',
      },
      ...{ id: trackId, number: 1, bpm: 90, has_lyrics: true },
    });
    const cookie = await server.signIn('maker@example.com');
    const stream = await server.request(`/api/v1/tracks/${trackId}/stream`, { headers: { cookie } });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    await stream.arrayBuffer();

    const after = await ready(trackId);
    await untilNoJobs();
    expect(after.audio_fingerprint).not.toBe(before.audio_fingerprint);
    expect(after.duration).toBe(7_000);
    expect(after.loudness_integrated).not.toBeNull();
    expect(after.waveform?.equals(before.waveform ?? Buffer.alloc(0))).toBe(false);
    const now = (await user.tracks.get({ id: trackId })).track;
    const { name, number, isrc, bpm, plays_count, has_lyrics, created_at, artists, album } = track;
    expect(now).toMatchObject({ name, number, isrc, bpm, plays_count, has_lyrics, created_at, artists });
    expect(now.album.id).toBe(album.id);
    expect((await user.lyrics.get({ track_id: trackId })).lyrics?.text).toBe('A line\nAnother');
    expect(await plays()).toHaveLength(1);
    const items = await server.site.services.db
      .selectFrom('channel_items')
      .select('track_id')
      .where('channel_id', '=', channel.id)
      .execute();
    expect(items).toEqual([{ track_id: trackId }]);
    // Listeners who come back ask for other bytes.
    expect((await originalOf(trackId)).etag).not.toBe(old.etag);

    // The file before lies in the trash of whose it was, and goes with it.
    const { pagination } = await user.files.list({ trashed: true });
    expect(pagination.data.map((entry) => entry.name)).toEqual(['1.flac']);
    expect(await server.site.services.storage.stat(old.storage_key)).not.toBeNull();
    await user.files.delete({ entryIds: pagination.data.map(({ id }) => id), deleteForever: true });
    await untilNoJobs();
    expect(await server.site.services.storage.stat(old.storage_key)).toBeNull();
    expect((await server.request(`/api/v1/tracks/${trackId}/stream`, { headers: { cookie } })).status).toBe(
      200,
    );
  });

  it('goes at once when nothing but the track has kept it, with all that was made of it', async () => {
    const user = await caller(member);
    const { pagination } = await user.files.list({});
    const own = pagination.data.filter(({ name }) => name === '2.flac');
    await user.files.delete({ entryIds: own.map(({ id }) => id), deleteForever: true });
    await untilNoJobs();
    const old = await originalOf(other);
    const { audio_fingerprint: sound } = await ready(other);
    expect(await server.site.services.storage.stat(old.storage_key)).not.toBeNull();
    await queueRendition(server.site.system(), { track_id: other, kind: 'aac_96' }, true);
    await untilNoJobs();
    const made = () =>
      server.site.services.db
        .selectFrom('stored_files')
        .select('kind')
        .where('owner', 'in', [sound ?? '', old.storage_key])
        .orderBy('kind')
        .execute();
    expect((await made()).map(({ kind }) => kind)).toEqual(['rendition', 'upload']);
    const [entry_id = 0] = await upload('maker@example.com', 'best.flac');
    await user.backstage.replaceFile({ track_id: other, entry_id });
    await ready(other);
    await untilNoJobs();
    expect(await server.site.services.storage.stat(old.storage_key)).toBeNull();
    expect(await made()).toEqual([]);
  });

  it('is refused with the reason when it is no sound, a broken one, or one that is used already', async () => {
    const user = await caller(member);
    const before = await originalOf(trackId);
    const [picture = 0, used = 0] = await upload('maker@example.com', 'cover.png', 'best.flac');
    writeFileSync(join(folder, 'half.flac'), Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(4_000)]));
    writeFileSync(join(folder, 'empty.wav'), noiseWav(44));
    const bad = await upload('maker@example.com', 'broken.flac', 'half.flac', 'empty.wav');
    await user.backstage.replaceFile({ track_id: other, entry_id: used });
    await ready(other);
    const wish = (entry_id: number) => refusal(user.backstage.replaceFile({ track_id: trackId, entry_id }));
    for (const entry of [picture, ...bad]) {
      const refused = await wish(entry);
      expect(refused?.fields?.entry_id?.[0]?.text).toMatch(/\S+ \S+/);
    }
    expect((await wish(used))?.fields?.entry_id?.[0]?.text).toBe('A track is made of this file already.');
    expect(await originalOf(trackId)).toEqual(before);
    expect((await ready(trackId)).duration).toBe(7_000);
  });

  it('is for those who work on the release and for editors, each by a file of their own', async () => {
    const [entry_id = 0] = await upload('other@example.com', '1.flac');
    const id = await server.site.addUser('stranger@example.com', { permissions: ['files.create'] });
    const stranger = await caller(id);
    const before = await originalOf(trackId);
    const wish = (user: typeof stranger, entry: number) =>
      refusal(user.backstage.replaceFile({ track_id: trackId, entry_id: entry }));
    const [own = 0] = await upload('stranger@example.com', '1.flac');
    expect(await wish(stranger, own)).toMatchObject({ code: 'not_found' });
    expect(await wish(await caller(member), entry_id)).toMatchObject({ code: 'not_found' });
    expect(await originalOf(trackId)).toEqual(before);
    const editorId = await server.site.addUser('editor@example.com', {
      roles: [],
      permissions: ['music.view', 'tracks.manage', 'files.create'],
    });
    // It is a draft: those who may not see it cannot change it.
    await server.site.services.db
      .updateTable('albums')
      .set({ visibility: 'public' })
      .where('id', '=', albumId)
      .execute();
    const [theirs = 0] = await upload('editor@example.com', '1.flac');
    const { track } = await (await caller(editorId)).backstage.replaceFile({
      track_id: trackId,
      entry_id: theirs,
    });
    expect(track).toMatchObject({ id: trackId, codec: 'flac' });
    await ready(trackId);
  });

  it('counts against the minutes of who gives it, without what it replaces', async () => {
    const permissions = JSON.stringify([
      { name: 'files.create', restrictions: [] },
      { name: 'backstage.access', restrictions: [] },
      { name: 'music.view', restrictions: [] },
      { name: 'music.create', restrictions: [{ name: 'minutes', value: 1 }] },
    ]);
    const { db } = server.site.services;
    await db.updateTable('users').set({ permissions }).where('id', '=', member).execute();
    await db.deleteFrom('user_roles').where('user_id', '=', member).execute();
    const user = await caller(member);
    const files = ['long.flac', '40.flac', '45.flac'];
    const [long = 0, first = 0, second = 0] = await upload('maker@example.com', ...files);
    const refused = await refusal(user.backstage.replaceFile({ track_id: other, entry_id: long }));
    expect(refused?.fields?.entry_id?.[0]?.text).toBe(
      'You have used up the minutes of music you may upload.',
    );
    for (const entry_id of [first, second]) {
      await user.backstage.replaceFile({ track_id: other, entry_id });
      await ready(other);
    }
  });

  it('is not taken for a track of a library folder, which is where it belongs', async () => {
    const library = join(server.dataDir, 'library');
    await writeSongs(library, [
      { path: 'a/1.flac', title: 'Shelf', artist: 'Shelved', album: 'Shelf', number: 1 },
    ]);
    await importInto(server, library);
    const row = await server.site.services.db
      .selectFrom('tracks')
      .select('id')
      .where('name', '=', 'Shelf')
      .executeTakeFirstOrThrow();
    const [entry_id = 0] = await upload('admin@example.com', '1.flac');
    const refused = await refusal((await caller(1)).backstage.replaceFile({ track_id: row.id, entry_id }));
    expect(refused?.fields?.track_id?.[0]?.text).toBe(
      'This track is played from a library folder: replace the file there.',
    );
  });
});
