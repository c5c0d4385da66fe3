import { z } from 'zod';
import { bootstrapData } from '../settings/contract.ts';

export const login = z.strictObject({
  email: z.string().min(1).max(320),
  password: z.string().min(1).max(1_000),
  /** One month; off means until the browser is closed. */
  remember: z.boolean().default(true),
});
export const loginResponse = z.object({ bootstrapData });
