import { buttonStyle } from '@kantele/ui/Button.css';
import { Moon, Sun } from 'lucide-react';
import { useHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import { useDarkMode } from '../top-bar/useDarkMode.ts';

/** The switch between the light and the dark theme of the site. */
export function DarkModeButton() {
  return useHydrated() ? <Toggle /> : <Face dark={false} />;
}

function Toggle() {
  const { dark, toggle } = useDarkMode();
  return <Face dark={dark} onClick={toggle} />;
}

function Face({ dark, onClick }: { dark: boolean; onClick?: () => void }) {
  const t = useT();
  const Icon = dark ? Sun : Moon;
  return (
    <button type="button" className={buttonStyle({ variant: 'quiet', size: 'small' })} onClick={onClick}>
      <Icon size={16} aria-hidden="true" />
      {dark ? t('Light mode') : t('Dark mode')}
    </button>
  );
}
