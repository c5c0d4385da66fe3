import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeError } from '../../core/trpc.ts';
import { addMusic, createTestSite, type TestMusic, type TestSite } from '../../testing.ts';

let site: TestSite;
let music: TestMusic;
let people: number[] = [];
beforeAll(async () => {
  site = await createTestSite();
  const tracks = ['Rain', 'Hail', 'Snow', 'Fog', 'Dew', 'Sleet', 'Mist', 'Frost'];
  music = await addMusic(site, { artist: 'Ysolde', album: 'Weather', tracks });
  for (const name of ['ada', 'ben', 'cleo']) people = [...people, await site.addUser(`${name}@example.com`)];
});
afterAll(() => site.close());

/** Songs are named by their number. */
type Change =
  | { kind: 'add'; song: number }
  | { kind: 'remove'; song: number }
  | { kind: 'move'; song: number; before: number | null };

/** What a change makes of an order; the same order when it can do nothing. */
function changed(order: readonly number[], change: Change): readonly number[] {
  const { song } = change;
  if (change.kind === 'add') return order.includes(song) ? order : [...order, song];
  if (change.kind === 'remove') return order.filter((one) => one !== song);
  const { before } = change;
  if (!order.includes(song) || (before !== null && !order.includes(before))) return order;
  const rest = order.filter((one) => one !== song);
  const at = before === null ? rest.length : rest.indexOf(before);
  return [...rest.slice(0, at), song, ...rest.slice(at)];
}

/** Every order some changes can stand in. */
function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length < 2) yield [...items];
  for (const [at, item] of items.entries())
    if (items.length > 1)
      for (const rest of permutations(items.filter((_, other) => other !== at))) yield [item, ...rest];
}

const song = fc.integer({ min: 0, max: 7 });
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), song }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), song }) },
  {
    weight: 5,
    arbitrary: fc
      .record({ kind: fc.constant('move' as const), song, before: fc.option(song) })
      .filter(({ song: moved, before }) => moved !== before),
  },
);

it('what several people change at once is what they would have changed one after the other', async () => {
  const idOf = (number: number) => music.trackIds[number] ?? 0;
  const callers = await Promise.all(people.map((id) => site.user(id)));
  const [owner, ...others] = callers;
  if (!owner) throw new Error('There is nobody.');
  const make = async (id: number, caller: typeof owner, wish: Change) => {
    const track_ids = [idOf(wish.song)];
    if (wish.kind === 'add') return caller.playlists.add({ id, track_ids });
    if (wish.kind === 'remove') return caller.playlists.removeTracks({ id, track_ids });
    const before = wish.before === null ? null : idOf(wish.before);
    // The song it should stand before may be gone.
    return caller.playlists.move({ id, track_ids, before }).catch((error) => {
      if (describeError(error).code !== 'conflict') throw error;
    });
  };
  const atOnce = fc.array(change, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(atOnce, { minLength: 8, maxLength: 16 }), async (rounds) => {
      const { playlist } = await owner.playlists.create({
        name: 'Weather',
        track_ids: [0, 1, 2, 3].map(idOf),
      });
      const { id } = playlist;
      const { url } = await owner.collaboration.createLink({ id, role: 'edit' });
      const secret = url.split('/').at(-1) ?? '';
      for (const other of others) await other.collaboration.join({ secret });
      let order: readonly number[] = [0, 1, 2, 3];
      for (const wishes of rounds) {
        await Promise.all(wishes.map((wish, n) => make(id, callers[n] ?? owner, wish)));
        const { pagination } = await owner.playlists.tracks({ id, per_page: 100 });
        const found = pagination.data.map((track) => music.trackIds.indexOf(track.id));
        const possible = [...permutations(wishes)].map((some) => some.reduce(changed, order));
        expect(possible).toContainEqual(found);
        order = found;
      }
    }),
    { numRuns: 12 },
  );
});
