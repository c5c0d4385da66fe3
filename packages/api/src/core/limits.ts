import type { Actor } from './actor.ts';
import type { Permission, PermissionName } from './permissions.ts';

/** A restriction of a permission, by both their names. */
export interface LimitName {
  permission: PermissionName;
  restriction: string;
}

/**
 * How much of something a list of permissions gives, in the unit of the restriction; null for as much as one likes, 0
 * without the permission. `admin` knows no limit.
 */
export function limitIn(held: readonly Permission[], { permission, restriction }: LimitName): number | null {
  if (held.some(({ name }) => name === 'admin')) return null;
  const own = held.find(({ name }) => name === permission);
  if (!own) return 0;
  const value = own.restrictions.find(({ name }) => name === restriction)?.value;
  return typeof value === 'number' ? value : null;
}

/** The same for whoever asks; the product itself has no limit. */
export function limitOf(actor: Actor, limit: LimitName): number | null {
  return actor.kind === 'system' ? null : limitIn(actor.permissions, limit);
}

/** Every limit there is, by the word it is asked for. Their units: bytes, minutes, kbit/s, devices. */
export const limits = {
  storage: { permission: 'files.create', restriction: 'max_bytes' },
  minutes: { permission: 'music.create', restriction: 'minutes' },
  quality: { permission: 'music.play', restriction: 'quality' },
  streams: { permission: 'music.play', restriction: 'streams' },
} as const satisfies Record<string, LimitName>;
