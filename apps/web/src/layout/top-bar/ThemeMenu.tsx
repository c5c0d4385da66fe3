import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@kantele/ui/Menu';
import { Keyboard, Monitor, Moon, SlidersHorizontal, Sun, SunMoon } from 'lucide-react';
import { useRef } from 'react';
import { useSetting } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { openOverlay } from '../../app/shortcuts/overlay.ts';
import { useShortcutKeys } from '../../app/shortcuts/useShortcutKeys.ts';
import { useOpensAtOnce } from '../../app/useOpensAtOnce.ts';
import { useTheme } from '../../app/useTheme.ts';

/** Every theme of the site, the system's choice, and the way to display and keys. Opens at once. */
export default function ThemeMenu({ label }: { label: string }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const trigger = useOpensAtOnce(button);
  const themes = useSetting('themes.user_change', false);
  const keys = useShortcutKeys('shortcuts');
  const { all, selected, choose } = useTheme();
  return (
    <MenuTrigger {...trigger}>
      <IconButton ref={button} label={label} tooltip={false}>
        <SunMoon size={20} aria-hidden="true" />
      </IconButton>
      <Menu aria-label={label} placement="bottom end" width={240}>
        {themes && (
          <MenuSection
            label={t('Theme')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[selected === null ? 'system' : String(selected)]}
          >
            <MenuItem
              id="system"
              icon={<Monitor size={18} aria-hidden="true" />}
              onAction={() => choose(null)}
            >
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
          </MenuSection>
        )}
        {themes && <MenuSeparator />}
        <MenuItem
          id="display"
          icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          onAction={() => openOverlay('display')}
        >
          {t('Display')}
        </MenuItem>
        <MenuItem
          id="keys"
          icon={<Keyboard size={18} aria-hidden="true" />}
          shortcut={keys.label || undefined}
          onAction={() => openOverlay('keys')}
        >
          {t('Keyboard shortcuts')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
