import type { LucideIcon } from 'lucide-react';
import type { Command } from './menu-store.ts';

/** The glyph of a line. */
export const icon = (Icon: LucideIcon) => <Icon size={18} aria-hidden="true" />;

/** The groups of a menu without what does not apply, and without empty ones. */
export const groupsOf = (groups: (Command | false | null | undefined | '')[][]): Command[][] =>
  groups
    .map((group) => group.filter((command) => command !== null && typeof command === 'object'))
    .filter((group) => group.length > 0);
