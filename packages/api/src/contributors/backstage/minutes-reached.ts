import { minutesUsed } from '../../catalogue/imports/uploads/read-uploads.ts';
import type { Context } from '../../core/context.ts';
import type { AppError } from '../../core/errors.ts';
import { limits } from '../../core/limits.ts';
import { limitReached } from '../../identity/entitlements/limit-reached.ts';

/**
 * The refusal of music beyond the minutes that may be uploaded.
 * @param limit milliseconds of sound in all
 */
export function minutesReached(ctx: Context, limit: number, field: string): Promise<AppError> {
  const value = Math.floor(limit / 60_000);
  return limitReached(ctx, { ...limits.minutes, value }, { text: minutesUsed }, field);
}
