import { useReloadBoot } from '../../app/session.ts';
import { trpc } from '../../app/trpc.ts';

/** Reads anew what pages know of the user, after a change of the account. */
export function useAccountChanged() {
  const utils = trpc.useUtils();
  const reload = useReloadBoot();
  return async () => {
    await Promise.all([utils.users.get.invalidate(), utils.settings.valueLists.invalidate(), reload()]);
  };
}
