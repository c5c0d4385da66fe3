import type { Range } from '../../../catalogue/lists/selection.ts';
import type { Command } from '../../../catalogue/menus/menu-store.ts';
import type { Arrange } from './useArranging.ts';

/** What only one list can do with some of its rows: in their menu, over those chosen, and by a key. `put` puts them in order. */
export type CommandsOf = (ranges: readonly Range[], put: Put) => Command[];

/** As `Arrange`; where `stays`, the view does not go along with what is moved. */
export type Put = (ranges: readonly Range[], place: number, stays?: boolean) => ReturnType<Arrange>;

/** The command that the key Delete runs. */
export const removeCommand = 'remove';
