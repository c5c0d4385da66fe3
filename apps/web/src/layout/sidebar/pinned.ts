import type { Pins } from '@kantele/api/contract/pins';
import { trpc } from '../../app/trpc.ts';

const none: Pins = { playlists: [], albums: [], artists: [] };

/** What stands at the top of the lists of the sidebar, unless they are filtered: they have all that fits then. */
export const usePins = (): Pins => trpc.pins.list.useQuery().data ?? none;

/** Those of a list that do not stand above it. */
export function leftOf<Thing extends { id: number }>(
  things: readonly Thing[],
  above: readonly { id: number }[] = [],
): readonly Thing[] {
  return things.filter(({ id }) => !above.some((one) => one.id === id));
}
