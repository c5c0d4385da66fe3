import { useRouter } from '@tanstack/react-router';
import { useSwitchWorkspace } from '../../app/use-switch-workspace.ts';

/**
 * Works for a team from now on and leads to it: backstage where it has artists; a team without one has nothing there
 * but the offer to become an artist oneself, so its own page is shown.
 */
export function useOpenTeam() {
  const switchTo = useSwitchWorkspace();
  const { client } = useRouter().options.context;
  return (id: number, leads = true) =>
    switchTo(
      id,
      leads
        ? async () =>
            (await client.backstage.artists.query()).artists.length > 0 ? '/backstage' : `/workspaces/${id}`
        : undefined,
    );
}
