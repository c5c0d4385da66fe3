import type { Range } from '../../../catalogue/lists/selection.ts';
import type { Command } from '../../../catalogue/menus/menu-store.ts';

/** What only one list can do with some of its rows: in their menu, over those chosen, and by a key. */
export type CommandsOf = (ranges: readonly Range[]) => Command[];

/** The command that the key Delete runs. */
export const removeCommand = 'remove';
