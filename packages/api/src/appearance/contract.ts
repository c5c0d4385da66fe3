import { z } from 'zod';
import { id } from '../core/contract.ts';

/** A theme as the site uses it: `colors` maps variable names of packages/ui to values. */
export const theme = z.object({
  id,
  name: z.string(),
  colors: z.record(z.string(), z.string()),
  is_dark: z.boolean(),
  default_light: z.boolean(),
  default_dark: z.boolean(),
});
export type Theme = z.infer<typeof theme>;
