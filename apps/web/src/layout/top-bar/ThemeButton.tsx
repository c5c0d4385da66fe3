import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { useSetting } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';

const ThemeMenu = lazyPart(() => import('./ThemeMenu.tsx'));

/** Opens the list of themes, where visitors may choose one, and of what else they may set here. Its code comes with the first press. */
export function ThemeButton() {
  const t = useT();
  const allowed = useSetting('themes.user_change', false);
  const [wanted, setWanted] = useState(false);
  const label = allowed ? t('Theme') : t('Appearance and shortcuts');
  const plain = (
    <button
      type="button"
      className={iconButtonStyle()}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <SunMoon size={20} aria-hidden="true" />
    </button>
  );
  if (!wanted) return plain;
  return <ThemeMenu meanwhile={plain} label={label} />;
}
