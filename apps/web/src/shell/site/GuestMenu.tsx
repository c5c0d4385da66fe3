import { IconButton, Menu, MenuItem, MenuTrigger } from '@kantele/ui';
import { CircleUserRound, LogIn, UserPlus } from 'lucide-react';
import { useT } from '../i18n.tsx';
import { RouterLinks } from './RouterLinks.tsx';

/** The two links for guests, on a phone. Opens at once. */
export default function GuestMenu({ login, register }: { login: string; register: string | null }) {
  const t = useT();
  return (
    <RouterLinks>
      <MenuTrigger defaultOpen>
        <IconButton label={t('Account')} tooltip={false}>
          <CircleUserRound size={22} aria-hidden="true" />
        </IconButton>
        <Menu aria-label={t('Account')} placement="bottom end" width={200}>
          {register !== null && (
            <MenuItem id="register" href={register} icon={<UserPlus size={18} aria-hidden="true" />}>
              {t('Register')}
            </MenuItem>
          )}
          <MenuItem id="login" href={login} icon={<LogIn size={18} aria-hidden="true" />}>
            {t('Login')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </RouterLinks>
  );
}
