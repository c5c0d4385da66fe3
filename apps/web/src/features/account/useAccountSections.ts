import type { SideNavItem } from '@kantele/ui/SideNav';
import { useCan } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { useServices } from '../social/services.ts';
import { connectable } from './connectable.ts';

/** The sections of account settings this user has, in their order; ids are anchors. */
export function useAccountSections(): SideNavItem[] {
  const t = useT();
  const services = useServices(connectable);
  const integrated = useSiteSetting('api.integrated');
  const mayUseApi = useCan('api.access');
  const mayMakePlaylists = useCan('playlists.create');
  const sections: (SideNavItem | false)[] = [
    { id: 'profile', label: t('Name and profile image') },
    services.length > 0 && { id: 'social', label: t('Social login') },
    { id: 'password', label: t('Password') },
    { id: 'locale', label: t('Date, time and language') },
    { id: 'sessions', label: t('Sessions') },
    { id: 'preferences', label: t('Appearance and motion') },
    { id: 'keys', label: t('Keyboard shortcuts') },
    integrated && mayUseApi && { id: 'tokens', label: t('API access tokens') },
    { id: 'export', label: t('Your data') },
    mayMakePlaylists && { id: 'import', label: t('Import your library') },
    { id: 'danger', label: t('Danger zone') },
  ];
  return sections.filter((section) => section !== false);
}
