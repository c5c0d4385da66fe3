import { useReloadBoot } from '../../shell/session.ts';
import { trpc } from '../../shell/trpc.ts';

/** Reads anew what pages know of the user, after a change of the account. */
export function useAccountChanged() {
  const utils = trpc.useUtils();
  const reload = useReloadBoot();
  return async () => {
    await Promise.all([utils.users.get.invalidate(), utils.settings.valueLists.invalidate(), reload()]);
  };
}
