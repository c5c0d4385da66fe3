import type { AppRouter } from '@kantele/api/router';
import { line } from '@kantele/api/translate';
import type { inferRouterOutputs } from '@trpc/server';

export type PermissionInfo = inferRouterOutputs<AppRouter>['roles']['permissions']['permissions'][number];
export type Held = { name: string; restrictions: { name: string; value: number | string | boolean }[] };

/** The one that contains all others. */
export const everything = 'admin';

export interface PermissionGroup {
  id: string;
  /** In the visitor's language. */
  title: string;
  permissions: PermissionInfo[];
}

/** Permissions by what they are about, in the order they come; without the one that is everything. */
export function permissionGroups(infos: readonly PermissionInfo[]): PermissionGroup[] {
  const groups = new Map<string, PermissionGroup>();
  for (const info of infos) {
    if (info.name === everything) continue;
    const group = groups.get(info.group) ?? {
      id: info.group,
      title: info.group_title,
      permissions: [],
    };
    group.permissions.push(info);
    groups.set(info.group, group);
  }
  return [...groups.values()];
}

export const holds = (held: readonly Held[], name: string) => held.some((one) => one.name === name);

/** What is held with one permission more or less, in the order of the product. */
export function withPermission(
  infos: readonly PermissionInfo[],
  held: readonly Held[],
  name: string,
  wanted: boolean,
): Held[] {
  const rest = held.filter((one) => one.name !== name);
  return inOrder(infos, wanted ? [...rest, { name, restrictions: [] }] : rest);
}

/** What is held, with one limit of one permission changed; none without a value. */
export function withLimit(held: readonly Held[], name: string, limit: string, value: number | null): Held[] {
  return held.map((one) => {
    if (one.name !== name) return one;
    const rest = one.restrictions.filter((restriction) => restriction.name !== limit);
    return { ...one, restrictions: value === null ? rest : [...rest, { name: limit, value }] };
  });
}

export function limitOf(held: readonly Held[], name: string, limit: string): number | null {
  const restrictions = held.find((one) => one.name === name)?.restrictions;
  const value = restrictions?.find((restriction) => restriction.name === limit)?.value;
  return typeof value === 'number' ? value : null;
}

/** The same permissions in the order of the product, so that equal ones look equal. */
export function inOrder(infos: readonly PermissionInfo[], held: readonly Held[]): Held[] {
  const place = new Map(infos.map(({ name }, at) => [name, at]));
  const at = ({ name }: Held) => place.get(name) ?? infos.length;
  return [...held].sort((a, b) => at(a) - at(b));
}

/** How a limit is asked for: its words, and how many of what is stored make one of what is typed. */
export const limitWords: Record<string, { label: string; unit: string; size: number }> = {
  minutes: { label: line('Minutes of music at most'), unit: line('min'), size: 1 },
  quality: { label: line('Quality at most'), unit: line('kbit/s'), size: 1 },
  streams: { label: line('Devices that play at the same time'), unit: '', size: 1 },
  max_bytes: { label: line('Size of files at most'), unit: line('MB'), size: 1_048_576 },
};
