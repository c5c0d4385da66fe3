import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { hidden, settingsOf } from './row.ts';

const { shown } = settingsOf('appearance');

/** Parts of the player's bar that a site can do without. */
const barParts = ['shuffle', 'repeat', 'lyrics', 'queue', 'volume', 'full_screen'] as const;

export const playerInterfaceSettings = {
  'player.interface': shown(
    z.strictObject({
      /** Parts of the bar that are not shown; their keys still work. */
      hidden_parts: z
        .array(z.enum(barParts))
        .max(barParts.length)
        .refine((parts) => new Set(parts).size === parts.length, line('Two of these are the same.')),
      /** Height of rows, for visitors who have not chosen one. */
      density: z.enum(['comfortable', 'compact']),
      /** What is open beside the page at first, for visitors who have neither opened nor closed it. */
      panel: z.enum(['closed', 'now', 'lyrics', 'queue']),
      /** Volume of first visits, 0.05–1. */
      volume: z.number().min(0.05).max(1),
    }),
    { hidden_parts: [], density: 'comfortable', panel: 'closed', volume: 1 },
    line('Parts of the player, and how it is at first.'),
    hidden,
  ),
} as const;
