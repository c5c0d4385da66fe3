import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { CircleUserRound, LogIn, UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useOpensAtOnce } from '../../app/useOpensAtOnce.ts';
import { RouterLinks } from './RouterLinks.tsx';

/** The two links for guests, on a phone. Opens at once. */
export default function GuestMenu({ login, register }: { login: string; register: string | null }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const trigger = useOpensAtOnce(button);
  return (
    <RouterLinks>
      <MenuTrigger {...trigger}>
        <IconButton ref={button} label={t('Account')} tooltip={false}>
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
