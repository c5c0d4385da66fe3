import { describe, expect, it } from 'vitest';
import type { FileTags } from '../../../core/audio/audio-tools.ts';
import type { OrphanTrack } from '../queries.ts';
import { tagsOf } from '../testing.ts';
import { type Candidate, identify as identifyAmong } from './identity.ts';
import { Orphans } from './orphans.ts';

const orphan = (more: Partial<OrphanTrack> = {}): OrphanTrack => ({
  id: 1,
  name_key: 'old song',
  mbid: null,
  audio_fingerprint: null,
  duration: 200_000,
  import_key: 'title:album|artist',
  disc_number: 1,
  number: 4,
  file_id: 10,
  size: 1_000,
  mtime_ms: 5_000,
  path: 'old.flac',
  ...more,
});
const candidate = (tags: Partial<FileTags>, more: Partial<Candidate> = {}): Candidate => ({
  path: 'new.flac',
  size: 2_000,
  mtime_ms: 6_000,
  importKey: 'title:other|artist',
  tags: tagsOf({ title: 'New song', number: 9, ...tags }),
  fingerprint: () => Promise.reject(new Error('There was no need to decode.')),
  ...more,
});
const identify = (file: Candidate, tracks: readonly OrphanTrack[]) =>
  identifyAmong(file, new Orphans(tracks));
const mbid = '11111111-2222-3333-4444-555555555555';

describe('a new file', () => {
  it('is new music when no track has lost its file, and is not decoded', async () => {
    expect(await identify(candidate({}), [])).toBeNull();
    expect(await identify(candidate({}), [orphan()])).toBeNull();
  });

  it('is the track whose file had its size, time and title', async () => {
    const file = candidate({ title: 'OLD Söng' }, { size: 1_000, mtime_ms: 5_000 });
    expect((await identify(file, [orphan({ id: 2, size: 999 }), orphan()]))?.id).toBe(1);
    // Two parts of one file may share all of these.
    const part = { ...file, path: 'new.flac#2' };
    const parts = [orphan(), orphan({ id: 3, path: 'old.flac#1' }), orphan({ id: 4, path: 'old.flac#2' })];
    expect((await identify(part, parts))?.id).toBe(4);
    expect((await identify(file, parts.slice(1)))?.id).toBeUndefined();
    const other = candidate({ title: 'Another' }, { size: 1_000, mtime_ms: 5_000 });
    expect(await identify(other, [orphan()])).toBeNull();
  });

  it('is the track that sounds the same, before any number or name', async () => {
    const tracks = [
      orphan({ id: 1, import_key: 'title:other|artist', number: 9 }),
      orphan({ id: 2, audio_fingerprint: 'abc', duration: 201_000 }),
      orphan({ id: 3, mbid, audio_fingerprint: 'xyz' }),
    ];
    const tags = { mbid: { recording: mbid, release: null, artist: [], album_artist: [] } };
    const sounding = (print: string | null) => candidate(tags, { fingerprint: () => Promise.resolve(print) });
    expect((await identify(sounding('abc'), tracks))?.id).toBe(2);
    expect((await identify(sounding('none'), tracks))?.id).toBe(3);
    expect((await identify(sounding(null), tracks))?.id).toBe(3);
  });

  it('is decoded only when a track of its length has lost its file', async () => {
    const far = [orphan({ audio_fingerprint: 'abc', duration: 202_000 })];
    expect(await identify(candidate({ duration: 200_000 }), far)).toBeNull();
    const unknown = candidate({ duration: null }, { fingerprint: () => Promise.resolve('abc') });
    expect((await identify(unknown, far))?.id).toBe(1);
  });

  it('is the track of the same place of the same album, if nothing better is known', async () => {
    const file = (more: Partial<FileTags>) =>
      candidate({ number: 4, ...more }, { importKey: 'title:album|artist' });
    expect((await identify(file({}), [orphan()]))?.id).toBe(1);
    expect((await identify(file({ disc_number: 1 }), [orphan()]))?.id).toBe(1);
    expect(await identify(file({ disc_number: 2 }), [orphan()])).toBeNull();
    expect(await identify(file({ number: 5 }), [orphan()])).toBeNull();
    expect(await identify(file({ number: null }), [orphan({ number: null })])).toBeNull();
  });

  it('is found among many in one look, however many were moved with it', async () => {
    const count = 3_000;
    let looks = 0;
    const counted = (at: number): OrphanTrack => {
      const track = orphan({ id: at, mtime_ms: at, number: at, audio_fingerprint: `sound ${at}` });
      return Object.defineProperty(track, 'name_key', {
        get: () => {
          looks += 1;
          return `old song ${at}`;
        },
      });
    };
    const orphans = new Orphans(Array.from({ length: count }, (_, at) => counted(at)));
    for (let at = count - 1; at >= 0; at -= 1) {
      const moved = candidate({ title: `Old song ${at}` }, { size: 1_000, mtime_ms: at });
      const track = await identifyAmong(moved, orphans);
      expect(track?.id).toBe(at);
      orphans.take([at], [10]);
    }
    expect(looks).toBeLessThan(3 * count);
    expect(await identifyAmong(candidate({}), orphans)).toBeNull();
  });
});
