import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImportBench, type TagFile } from '../../catalogue/imports/testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());

const song = (number: number, more: TagFile = {}): TagFile => ({
  title: `Song ${number}`,
  artists: [{ name: 'Artist', role: 'main' }],
  album_artists: ['Artist'],
  album: 'Album',
  number,
  sound: `sound ${number}`,
  ...more,
});

it('likes, playlists, follows and history outlive every change of the files: moved, retagged, encoded anew, gone and back', async () => {
  for (let number = 1; number <= 10; number += 1) await bench.write(`Album/${number}.mp3`, song(number));
  await bench.import();
  await bench.measure();
  const { site } = bench;
  const id = await site.addUser('keeper@example.com');
  const keeper = await site.user(id);
  const guest = await site.guest();
  const [album] = (await guest.albums.list({})).pagination.data;
  const artist = album?.artists[0];
  await keeper.likes.set({ type: 'albums', id: album?.id ?? 0 });
  await keeper.follows.follow({ type: 'artists', id: artist?.id ?? 0 });
  const { playlist } = await keeper.playlists.create({ name: 'Kept' });
  const liked: number[] = [];
  for (const number of [3, 1, 2]) {
    const track = (await bench.trackAt(`Album/${number}.mp3`)) ?? 0;
    await keeper.likes.set({ type: 'tracks', id: track });
    const report = { id: crypto.randomUUID(), track_id: track, heard_ms: 60_000 };
    await keeper.plays.record({
      ...report,
      started_at: new Date(2_000 * number + Date.now() - 60_000).toISOString(),
    });
    liked.unshift(track);
    await keeper.playlists.add({ id: playlist.id, track_ids: [track] });
  }
  const kept = async () => ({
    songs: (await keeper.likes.tracks({})).pagination.data.map((track) => track.id),
    places: (await keeper.playlists.tracks({ id: playlist.id })).pagination.data.map((track) => track.id),
    albums: (await keeper.likes.albums({})).pagination.data.map((one) => one.id),
    artists: (await keeper.follows.artists({})).pagination.data.map((one) => one.id),
    played: (await keeper.plays.history({})).pagination.data.map(({ track }) => track?.id),
  });
  const before = await kept();
  expect(before).toMatchObject({
    songs: liked,
    places: liked.toReversed(),
    albums: [album?.id],
    artists: [artist?.id],
  });
  expect(before.played).toHaveLength(3);

  await bench.move('Album', 'Sorted/Artist - Album');
  await bench.import();
  expect(await kept()).toEqual(before);

  const at = (number: number) => `Sorted/Artist - Album/${number}.mp3`;
  await bench.write(at(1), song(1, { title: 'A better title' }));
  await bench.import();
  expect(await kept()).toEqual(before);
  expect((await keeper.likes.tracks({ query: 'better' })).pagination.data.map((track) => track.id)).toEqual([
    liked[1],
  ]);

  await bench.remove(at(2));
  await bench.write(
    'Sorted/Artist - Album/2.opus',
    song(2, { format: 'opus', codec: 'opus', sound: 'other' }),
  );
  await bench.import();
  expect(await kept()).toEqual(before);

  await bench.move(at(3), '../3.kept');
  expect(await bench.import()).toMatchObject({ missing: 1 });
  expect(await kept()).toEqual(before);
  await bench.move('../3.kept', at(3));
  await bench.import();
  expect(await kept()).toEqual(before);

  for (const number of [1, 3, 4, 5, 6, 7, 8, 9, 10])
    await bench.write(at(number), song(number, { album: 'Renamed' }));
  await bench.write(
    'Sorted/Artist - Album/2.opus',
    song(2, { album: 'Renamed', format: 'opus', codec: 'opus', sound: 'other' }),
  );
  await bench.import();
  expect(await kept()).toEqual(before);
});
