import { useState } from 'react';
import { interfacePreferences, useInterface } from '../../app/interface-preferences.ts';

/**
 * Which groups of the navigation are open: those somebody opened, which this browser remembers, and until they are
 * closed those of the places one has come to.
 * @param current the id of the place one is at
 * @param group the id of its group
 */
export function useOpenGroups(current: string | null, group: string | undefined) {
  const chosen = useInterface('adminGroups');
  const [visited, setVisited] = useState<{ at: string | null; groups: readonly string[] }>({
    at: null,
    groups: [],
  });
  if (visited.at !== current) {
    const isNew = group !== undefined && !visited.groups.includes(group);
    setVisited({ at: current, groups: isNew ? [...visited.groups, group] : visited.groups });
  }
  return {
    isOpen: (id: string) => chosen.includes(id) || visited.groups.includes(id),
    toggle(id: string, opens: boolean) {
      const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
      interfacePreferences.set({ adminGroups: opens ? [...without(chosen), id] : without(chosen) });
      setVisited({ at: current, groups: without(visited.groups) });
    },
  };
}
