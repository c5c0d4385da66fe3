import { useShowFailure } from '../../app/failure.ts';
import type { Reference } from '../../catalogue/references.ts';
import { isKind, kinds } from '../../catalogue/registry.ts';
import type { Kind, PlayableKind } from '../../catalogue/things.ts';
import { useThings } from '../../player/starting/useThings.ts';

const isPlayable = (kind: Kind): kind is PlayableKind => kinds[kind].plays !== null;

/** Plays what was found: a song, an album from its start, or what is heard most of an artist. */
export function usePlayReference(): (reference: Reference) => void {
  const things = useThings();
  const showFailure = useShowFailure();
  const play = async <K extends PlayableKind>(kind: K, reference: Reference) =>
    things.start(kind, await things.find(kind, reference));
  return (reference) => {
    const { kind } = reference;
    if (isKind(kind) && isPlayable(kind)) void play(kind, reference).catch(showFailure);
  };
}
