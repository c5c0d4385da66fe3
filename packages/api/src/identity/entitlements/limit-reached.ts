import type { StoredPermission } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { AppError, type Sentence } from '../../core/errors.ts';
import type { PermissionName } from '../../core/permissions.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { offeredPlans } from './queries.ts';

/** What is not enough: a restriction of a permission, or the permission itself when `restriction` is null. */
export interface Short {
  permission: PermissionName;
  restriction: string | null;
  /** How much of it the one who asks has; null without a restriction. */
  value: number | null;
}

/**
 * The refusal of what a limit stops: it names the limit, and whether a plan on offer lifts it.
 * @param field the input it is about, where it is about one
 */
export async function limitReached(
  ctx: Pick<Context, 'db'>,
  short: Short,
  { text, params }: Sentence,
  field?: string,
): Promise<AppError> {
  return new AppError('limit_reached', text, {
    limit: { ...short, upgrade: await isLifted(ctx, short) },
    ...(params ? { params } : {}),
    ...(field ? { fields: { [field]: [{ text, params }] } } : {}),
  });
}

/** Whether a plan that can be bought on this site gives more of it. */
export async function isLifted({ db }: Pick<Context, 'db'>, short: Short): Promise<boolean> {
  const { settings } = await getSite(db);
  if (!settings['billing.enable']) return false;
  return (await offeredPlans(db)).some(({ permissions }) => givesMore(permissions, short));
}

/** Whether a plan gives more than somebody has: no restriction at all is more than any value. */
export function givesMore(
  permissions: readonly StoredPermission[],
  { permission, restriction, value }: Short,
): boolean {
  if (permissions.some(({ name }) => name === 'admin')) return true;
  const given = permissions.find(({ name }) => name === permission);
  if (!given) return false;
  if (restriction === null) return true;
  const limit = given.restrictions.find(({ name }) => name === restriction)?.value;
  return typeof limit !== 'number' || limit > (value ?? Number.POSITIVE_INFINITY);
}
