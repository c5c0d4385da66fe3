import type { Tracks } from '../../catalogue/lists/list-ids.ts';
import type { ChosenTracks, ThingEntity } from '../../catalogue/menus/menu-store.ts';
import type { PlayableKind } from '../../catalogue/things.ts';
import { useQueueing } from '../../player/starting/useQueueing.ts';
import { useSayFailed } from '../../player/starting/useSayFailed.ts';
import { useThings } from '../../player/starting/useThings.ts';

/** Playing and queueing what a menu is about. */
export function useEntityPlayer(entity: ThingEntity | ChosenTracks) {
  const queueing = useQueueing();
  const things = useThings();
  const sayFailed = useSayFailed();

  const startThing = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>) => things.start(kind, thing);
  const tracksOfThing = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>) =>
    things.tracksOf(kind, thing);
  const tracksOf = async (): Promise<Tracks> =>
    entity.kind === 'chosen' ? entity.ids() : tracksOfThing(entity);
  const start = async () => {
    if (entity.play) return entity.play();
    if (entity.kind !== 'chosen') return startThing(entity);
  };

  return {
    play: () => void start().catch(sayFailed),
    playNext: () => void tracksOf().then(queueing.playNext).catch(sayFailed),
    addToQueue: () => void tracksOf().then(queueing.addToQueue).catch(sayFailed),
  };
}
