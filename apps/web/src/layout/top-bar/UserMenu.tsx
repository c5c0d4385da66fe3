import type { CurrentUser } from '@kantele/api/contract/bootstrap';
import type { Workspace } from '@kantele/api/contract/workspaces';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@kantele/ui/Menu';
import {
  Bell,
  Check,
  CreditCard,
  LogOut,
  MicVocal,
  Moon,
  Settings,
  ShieldCheck,
  Sun,
  UserRound,
  Users,
} from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useBoot, useCan } from '../../app/boot.tsx';
import { useMenu } from '../../app/boot-hooks.ts';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { useLogout } from '../../app/session.ts';
import { useSiteSetting } from '../../app/settings.ts';
import { trpc } from '../../app/trpc.ts';
import { useSwitchWorkspace } from '../../app/use-switch-workspace.ts';
import { useOpensAtOnce } from '../../app/useOpensAtOnce.ts';
import { kinds } from '../../catalogue/registry.ts';
import { useUnread } from '../../features/notifications/useUnread.ts';
import { menuLinks } from '../../lib/menus.ts';
import { LinkItem } from '../LinkItem.tsx';
import * as css from './menus.css.ts';
import { RouterLinks } from './RouterLinks.tsx';
import { UserFace } from './UserFace.tsx';
import { useDarkMode } from './useDarkMode.ts';

const phone = `(max-width: ${(768 - 0.02) / 16}rem)`;

/** Account menu of a signed-in user. Opens at once. */
export default function UserMenu({ user }: { user: CurrentUser }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const trigger = useOpensAtOnce(button);
  const configured = useMenu('auth-dropdown');
  const admin = useCan('admin.access');
  const artist = useCan('music.create');
  const themes = useSiteSetting('themes.user_change');
  const { dark, toggle } = useDarkMode();
  const { logout } = useLogout();
  const { data: { workspaces } = { workspaces: [] } } = trpc.workspaces.list.useQuery();
  const active = useBoot().data.workspace_id;
  const mayOpen = useCan('workspaces.create');
  const switchTo = useSwitchWorkspace();
  const showFailure = useShowFailure();
  const nameOf = (workspace: Workspace) => (workspace.id === 0 ? t('Default') : workspace.name);
  const missing = (path: string) => !menuLinks(configured).some(({ action }) => action === path);
  const integrated = useSiteSetting('notifications.integrated');
  // Elsewhere the bell stands in the bar.
  const notifications = integrated && window.matchMedia(phone).matches;
  const unread = useUnread();
  const { subscriptions = [] } = user;
  const subscribed = useSiteSetting('billing.enable') && subscriptions.some(({ valid }) => valid);
  return (
    <RouterLinks>
      <MenuTrigger {...trigger}>
        <Button ref={button} className={css.user} aria-label={user.display_name}>
          <UserFace name={user.display_name} avatar={user.avatar} />
        </Button>
        <Menu aria-label={user.display_name} placement="bottom end" width={248}>
          {configured.map((item) =>
            item.children ? (
              <MenuSection key={item.id} title={t(item.label)}>
                {menuLinks([item]).map((link) => (
                  <LinkItem key={link.id} item={link} />
                ))}
              </MenuSection>
            ) : (
              <LinkItem key={item.id} item={item} />
            ),
          )}
          {admin && missing('/admin') && (
            <MenuItem id="admin" href="/admin" icon={<ShieldCheck size={18} aria-hidden="true" />}>
              {t('Admin')}
            </MenuItem>
          )}
          {artist && missing('/backstage') && (
            <MenuItem id="backstage" href="/backstage" icon={<MicVocal size={18} aria-hidden="true" />}>
              {t('Backstage')}
            </MenuItem>
          )}
          {missing('/account-settings') && (
            <MenuItem id="account" href="/account-settings" icon={<Settings size={18} aria-hidden="true" />}>
              {t('Account settings')}
            </MenuItem>
          )}
          <MenuItem
            id="profile"
            href={kinds.user.path(user)}
            icon={<UserRound size={18} aria-hidden="true" />}
          >
            {t('Profile page')}
          </MenuItem>
          {notifications && (
            <MenuItem
              id="notifications"
              href="/notifications"
              icon={<Bell size={18} aria-hidden="true" />}
              shortcut={unread > 0 ? String(unread) : undefined}
              textValue={
                unread > 0 ? t('Notifications, :count unread', { count: unread }) : t('Notifications')
              }
            >
              {t('Notifications')}
            </MenuItem>
          )}
          {subscribed && (
            <MenuItem id="billing" href="/billing" icon={<CreditCard size={18} aria-hidden="true" />}>
              {t('Billing')}
            </MenuItem>
          )}
          {workspaces.length > 1 && (
            <MenuSection title={t('Workspace')}>
              {workspaces.map((workspace) => (
                <MenuItem
                  key={workspace.id}
                  id={`workspace-${workspace.id}`}
                  icon={
                    workspace.id === active ? (
                      <Check size={18} aria-hidden="true" />
                    ) : (
                      <Users size={18} aria-hidden="true" />
                    )
                  }
                  textValue={
                    workspace.id === active
                      ? t(':name (current workspace)', { name: nameOf(workspace) })
                      : nameOf(workspace)
                  }
                  onAction={() => void switchTo(workspace.id).catch(showFailure)}
                >
                  {nameOf(workspace)}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          {(mayOpen || workspaces.length > 1) && missing('/workspaces') && (
            <MenuItem id="workspaces" href="/workspaces" icon={<Users size={18} aria-hidden="true" />}>
              {t('Workspaces')}
            </MenuItem>
          )}
          <MenuSeparator />
          {themes && (
            <MenuItem
              id="theme"
              icon={dark ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />}
              onAction={toggle}
            >
              {dark ? t('Light mode') : t('Dark mode')}
            </MenuItem>
          )}
          <MenuItem id="logout" icon={<LogOut size={18} aria-hidden="true" />} onAction={() => void logout()}>
            {t('Log out')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </RouterLinks>
  );
}
