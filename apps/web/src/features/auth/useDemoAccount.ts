import { useState } from 'react';
import { useHydrated } from '../../app/hydrated.ts';
import { useSiteSetting } from '../../app/settings.ts';

/** The account a demo site fills the sign-in form with: the first, or any, as its setting says. */
export function useDemoAccount() {
  const accounts = useSiteSetting('demo.accounts');
  const which = useSiteSetting('demo.login');
  const hydrated = useHydrated();
  const [random] = useState(() => Math.random());
  if (!hydrated) return undefined;
  return which === 'randomAccount' ? accounts[Math.floor(random * accounts.length)] : accounts[0];
}
