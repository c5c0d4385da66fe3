import { trpc } from '../../app/trpc.ts';
import { contextMax, listIds, type Tracks } from '../../catalogue/lists/list-ids.ts';
import { playsOf } from '../../catalogue/registry.ts';
import type { PlayableKind, PlayableThings } from '../../catalogue/things.ts';
import { usePlayer } from '../hooks.ts';
import { startList } from './start-list.ts';

/** Playing things of any kind as a whole; their tracks are read when they are wanted. @throws what reading throws */
export function useThings() {
  const player = usePlayer();
  const utils = trpc.useUtils();
  return {
    async start<K extends PlayableKind>(kind: K, thing: PlayableThings[K]): Promise<void> {
      const plays = playsOf(kind);
      const context = plays.context(thing);
      const tracks = await plays.first(utils, thing);
      const longer = plays.list(thing);
      if (!longer) return player.play(tracks, 0, context);
      await startList(player, context, { tracks, index: 0 }, async () => ({
        ids: await listIds(utils.client, longer, { most: contextMax }),
        index: 0,
      }));
    },
    /** Its tracks in order, at most `most` of a long list. */
    async tracksOf<K extends PlayableKind>(kind: K, thing: PlayableThings[K], most: number): Promise<Tracks> {
      const plays = playsOf(kind);
      const longer = plays.list(thing);
      return longer ? listIds(utils.client, longer, { most }) : plays.first(utils, thing);
    },
    first: <K extends PlayableKind>(kind: K, thing: PlayableThings[K]): Promise<Tracks> =>
      playsOf(kind).first(utils, thing),
    find: <K extends PlayableKind>(
      kind: K,
      named: { id: number; name: string; slug: string },
    ): Promise<PlayableThings[K]> => playsOf(kind).find(utils, named),
  };
}
