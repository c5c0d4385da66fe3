import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStream } from '../../catalogue/streaming/open-stream.ts';
import { putOriginals } from '../../catalogue/streaming/put-originals.ts';
import { beginUpload } from '../../contributors/uploads/begin-upload.ts';
import type { AppError } from '../../core/errors.ts';
import type { Permission } from '../../core/permissions.ts';
import { givesMore } from '../../identity/entitlements/limit-reached.ts';
import { openDownload } from '../../listening/downloads/open-download.ts';
import { forgetSite } from '../../platform/site-state/site.ts';
import { createCaller } from '../../router.ts';
import { putSetting } from '../../site/settings/queries.ts';
import { addMusic, refusal, userActor } from '../../testing.ts';
import { type BillingSite, createBillingSite } from './testing.ts';

let site: BillingSite;
/** Of 320 kbit/s, and without loss. */
let lossy: number;
let lossless: number;
let userId: number;
beforeAll(async () => {
  site = await createBillingSite();
  const { trackIds } = await addMusic(site, { tracks: ['Lossy', 'Lossless'] });
  [lossy = 0, lossless = 0] = trackIds;
  const file = { size: 5, analysis: 'done' as const, mime: 'audio/mpeg' };
  await site.services.db.transaction().execute((trx) =>
    putOriginals(trx, [
      {
        ...file,
        track_id: lossy,
        storage_key: 'a',
        codec: 'mp3',
        lossless: false,
        bitrate: 320_000,
        etag: 'a',
      },
      {
        ...file,
        track_id: lossless,
        storage_key: 'b',
        codec: 'flac',
        lossless: true,
        bitrate: 900_000,
        etag: 'b',
      },
    ]),
  );
  userId = await site.addUser('limited@example.com');
  const held = (quality: number, streams: number) => [
    {
      name: 'music.play',
      restrictions: [
        { name: 'quality', value: quality },
        { name: 'streams', value: streams },
      ],
    },
  ];
  await site.addPlan({ permissions: [...held(256, 3), { name: 'music.download', restrictions: [] }] });
  await site.addPlan({
    name: 'Secret',
    hidden: true,
    permissions: [{ name: 'files.create', restrictions: [] }],
  });
});
afterAll(() => site.close());

const permission = (name: Permission['name'], restrictions: Record<string, number> = {}): Permission => ({
  name,
  restrictions: Object.entries(restrictions).map(([key, value]) => ({ name: key, value })),
});
/** What a listener of the account may, on one of its devices. */
const as = (permissions: Permission[], sessionId = 1) =>
  site.context(userActor(userId, { permissions: [permission('music.view'), ...permissions], sessionId }));

/** The refusal of a limit, without its words. */
async function limitOf(work: Promise<unknown>) {
  const error = (await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )) as AppError | null;
  expect(error?.code).toBe('limit_reached');
  return error?.limit;
}
const stream = (trackId: number, rendition: 'auto' | 'original' | 'aac_96' | 'aac_256') => ({
  track_id: trackId,
  rendition,
});

describe('a limit that is reached', () => {
  it('names itself and says that no plan gives more room, as none that can be bought does', async () => {
    const ctx = as([permission('files.create', { max_bytes: 1_000 })]);
    const file = {
      transport: 'direct' as const,
      name: 'a.mp3',
      size: 1_001,
      mime: 'audio/mpeg',
      disk: 'uploads' as const,
      diskPrefix: '',
    };
    const limit = await limitOf(beginUpload(ctx, file as never));
    expect(limit).toEqual({
      permission: 'files.create',
      restriction: 'max_bytes',
      value: 1_000,
      upgrade: false,
    });
    const described = await refusal(beginUpload(ctx, file as never));
    expect(described).toMatchObject({ status: 402, fields: { file: [expect.any(String)] } });
  });

  it.each([
    [[], null, false],
    [[permission('music.play')], 256, true],
    [[permission('music.play', { quality: 256 })], 256, false],
    [[permission('music.play', { quality: 257 })], 256, true],
    [[permission('music.play', { streams: 1 })], 256, true],
    [[permission('admin')], 256, true],
  ])('is lifted by %j over %s: %s', (permissions, value, expected) => {
    const short = { permission: 'music.play', restriction: 'quality', value } as const;
    expect(givesMore(permissions, short)).toBe(expected);
  });
});

describe('the quality of sound', () => {
  const ctx = (quality: number) => as([permission('music.play', { quality })]);

  it('is what the limit leaves: better renditions are neither told of nor sent', async () => {
    await site.services.db
      .updateTable('tracks')
      .set({ renditions: ['original'] })
      .execute();
    expect(await limitOf(openStream(ctx(256), stream(lossy, 'original')))).toEqual({
      ...{ permission: 'music.play', restriction: 'quality', value: 256, upgrade: false },
    });
    expect(await limitOf(openStream(ctx(96), stream(lossy, 'aac_256')))).toMatchObject({ upgrade: true });
    expect((await openStream(ctx(320), stream(lossy, 'original'))).etag).toBe('a');
    await limitOf(openStream(ctx(320), stream(lossless, 'original')));
    const sources = (quality: number, kinds?: ('original' | 'aac_96')[]) =>
      createCaller(ctx(quality)).streaming.sources({ track_id: lossy, ...(kinds ? { kinds } : {}) });
    expect((await sources(320)).sources.map(({ kind }) => kind)).toEqual(['original']);
    expect((await sources(128)).sources).toEqual([]);
    expect((await refusal(sources(128, ['original']))).code).toBe('limit_reached');
  });

  it('chooses the rendition by itself, and has it made though the site makes none', async () => {
    const { db } = site.services;
    await db.insertInto('settings').values({ key: 'player.renditions', value: '"never"' }).execute();
    await db.updateTable('tracks').set({ audio_fingerprint: 'sound' }).where('id', '=', lossless).execute();
    expect(await refusal(openStream(ctx(128), stream(lossless, 'auto')))).toMatchObject({
      code: 'overloaded',
    });
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker._private_jobs where key like 'rendition:%'`.execute(db);
    expect(rows).toEqual([{ key: `rendition:${lossless}:aac_96` }]);
    // Without a limit it is the file.
    expect((await openStream(as([permission('music.play')]), stream(lossless, 'auto'))).etag).toBe('b');
  });
});

describe('devices that play at the same time', () => {
  const on = (sessionId: number, streams = 1) => as([permission('music.play', { streams })], sessionId);
  const play = (sessionId: number, streams = 1) =>
    openStream(on(sessionId, streams), stream(lossy, 'original'));

  it('are as many as may, and one more is told so before it makes a sound', async () => {
    await play(1);
    await play(1);
    expect(await limitOf(play(2))).toEqual({
      ...{ permission: 'music.play', restriction: 'streams', value: 1, upgrade: true },
    });
    await limitOf(openStream(on(2), stream(lossy, 'original'), 'peek'));
    expect((await refusal(createCaller(on(2)).streaming.sources({ track_id: lossy }))).code).toBe(
      'limit_reached',
    );
    // Whoever has no such limit is not counted.
    await openStream(as([permission('music.play')], 9), stream(lossy, 'original'));
  });

  it('begin elsewhere once one has fetched nothing for a while, and looking is not playing', async () => {
    const { db } = site.services;
    await db
      .updateTable('stream_leases')
      .set({ until: new Date(Date.now() - 1_000) })
      .execute();
    await openStream(on(3), stream(lossy, 'original'), 'peek');
    await play(2);
    await limitOf(play(1));
  });

  it('never are more than may, however many begin at once', async () => {
    await site.services.db.deleteFrom('stream_leases').execute();
    const tries = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((session) => play(session, 2)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('end with a smaller limit, the latest first', async () => {
    await site.services.db.deleteFrom('stream_leases').execute();
    await play(1, 2);
    const late = await play(2, 2);
    await limitOf(play(2, 1));
    await play(1, 1);
    expect(late.mime).toBe('audio/mpeg');
  });
});

describe('downloads', () => {
  const download = (ctx: ReturnType<typeof as>) => openDownload(ctx, { track_id: lossy });

  it('are for who may, and a plan that gives them is told of', async () => {
    const play = permission('music.play', { quality: 96, streams: 1 });
    expect(await limitOf(download(as([play])))).toEqual({
      ...{ permission: 'music.download', restriction: null, value: null, upgrade: true },
    });
    const { name, source } = await download(as([play, permission('music.download')]));
    expect(source.etag).toBe('a');
    expect(name).toMatch(/ - Lossy\.mp3$/);
    const guest = site.context({
      kind: 'guest',
      permissions: [permission('music.view'), play],
      guestHash: 'g',
    });
    expect((await refusal(download(guest))).code).toBe('unauthenticated');
  });

  it('are forbidden where nothing is sold', async () => {
    await putSetting(site.services.db, 'billing.enable', false);
    forgetSite(site.services.db);
    expect((await refusal(download(as([permission('music.play')])))).code).toBe('forbidden');
  });
});
