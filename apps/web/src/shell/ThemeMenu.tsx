import { IconButton, Menu, MenuItem, MenuTrigger } from '@kantele/ui';
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useRef } from 'react';
import { useBoot } from './boot.tsx';
import { useT } from './i18n.tsx';
import { chooseTheme } from './theme-switch.ts';
import { useOpensAtOnce } from './useOpensAtOnce.ts';

/** Every theme of the site, and the system's choice. Opens at once. */
export default function ThemeMenu() {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const trigger = useOpensAtOnce(button);
  const { data, replace } = useBoot();
  const { all, selectedThemeId } = data.themes;
  const choose = (id: number | null) => {
    chooseTheme(all, id);
    replace({ ...data, themes: { all, selectedThemeId: id } });
  };
  return (
    <MenuTrigger {...trigger}>
      <IconButton ref={button} label={t('Theme')} tooltip={false}>
        <SunMoon size={20} aria-hidden="true" />
      </IconButton>
      <Menu
        aria-label={t('Theme')}
        placement="bottom end"
        width={220}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[selectedThemeId === null ? 'system' : String(selectedThemeId)]}
      >
        <MenuItem id="system" icon={<Monitor size={18} aria-hidden="true" />} onAction={() => choose(null)}>
          {t('System')}
        </MenuItem>
        {all.map((theme) => (
          <MenuItem
            key={theme.id}
            id={String(theme.id)}
            icon={
              theme.is_dark ? <Moon size={18} aria-hidden="true" /> : <Sun size={18} aria-hidden="true" />
            }
            onAction={() => choose(theme.id)}
          >
            {theme.name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
