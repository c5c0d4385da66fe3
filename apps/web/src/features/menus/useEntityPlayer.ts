import { trpc } from '../../app/trpc.ts';
import { contextMax, queueMax, type Tracks } from '../../catalogue/lists/list-ids.ts';
import type { ChosenTracks, ThingEntity } from '../../catalogue/menus/menu-store.ts';
import { listContext } from '../../catalogue/play-context.ts';
import { entryOf } from '../../catalogue/registry.ts';
import type { PlayableKind } from '../../catalogue/things.ts';
import { usePlayer } from '../../player/hooks.ts';
import { useQueueing } from '../../player/starting/useQueueing.ts';
import { useSayFailed } from '../../player/starting/useSayFailed.ts';
import { useThings } from '../../player/starting/useThings.ts';

/** Radios there are of one thing. */
const seeds = 2_147_483_647;

const contextOf = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>) => ({
  name: entryOf(kind).name(thing),
  path: entryOf(kind).path(thing),
});

/** Playing and queueing what a menu is about. */
export function useEntityPlayer(entity: ThingEntity | ChosenTracks) {
  const player = usePlayer();
  const { client } = trpc.useUtils();
  const queueing = useQueueing();
  const things = useThings();
  const sayFailed = useSayFailed();

  const startThing = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>) => things.start(kind, thing);
  const tracksOfThing = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>, most: number) =>
    things.tracksOf(kind, thing, most);
  const tracksOf = async (most: number): Promise<Tracks> =>
    entity.kind === 'chosen' ? entity.ids(most) : tracksOfThing(entity, most);
  const start = async () => {
    if (entity.play) return entity.play();
    if (entity.kind !== 'chosen') return startThing(entity);
  };

  const startRadio = async () => {
    if (entity.kind === 'chosen') return;
    const { id } = entity.thing;
    const seed = Math.floor(Math.random() * seeds);
    const { entries } = await client.radio.get.query({ type: entity.kind, id, seed });
    const tracks = entries.map(({ track }) => track);
    if (tracks.length > 0) player.play(tracks, 0, listContext.radio(contextOf(entity), seed));
  };

  return {
    play: () => void start().catch(sayFailed),
    playNext: () => void tracksOf(queueMax).then(queueing.playNext).catch(sayFailed),
    addToQueue: () => void tracksOf(queueMax).then(queueing.addToQueue).catch(sayFailed),
    /** What is like it, played now; chosen tracks have none. */
    startRadio: () => void startRadio().catch(sayFailed),
    /** All of them that a playlist takes. */
    idsOf: async () =>
      (await tracksOf(contextMax)).map((track) => (typeof track === 'number' ? track : track.id)),
  };
}
