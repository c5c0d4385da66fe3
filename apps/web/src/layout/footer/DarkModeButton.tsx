import { buttonStyle } from '@kantele/ui/Button.css';
import { Moon, Sun } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useDarkMode } from '../top-bar/useDarkMode.ts';

/** The switch between the light and the dark theme of the site. */
export function DarkModeButton() {
  const t = useT();
  const { dark, toggle } = useDarkMode();
  const Icon = dark ? Sun : Moon;
  return (
    <button type="button" className={buttonStyle({ variant: 'quiet', size: 'small' })} onClick={toggle}>
      <Icon size={16} aria-hidden="true" />
      {dark ? t('Light mode') : t('Dark mode')}
    </button>
  );
}
