import { buttonStyle } from '@kantele/ui/Button.css';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { WithProviders } from '../../app/WithProviders.tsx';

const LanguageMenu = lazyPart(() => import('./LanguageMenu.tsx'));

/** The language of the page; opens the list of those the site offers. Nothing where there is no choice. */
export function LanguagePicker() {
  const t = useT();
  const { i18n, localizations } = useBoot().data;
  const [wanted, setWanted] = useState(false);
  if (localizations.length < 2) return null;
  const name = localizations.find(({ language }) => language === i18n.language)?.name ?? i18n.language;
  const plain = (
    <button
      type="button"
      className={buttonStyle({ variant: 'quiet', size: 'small' })}
      aria-label={t('Language: :name', { name })}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <Languages size={16} aria-hidden="true" />
      {name}
    </button>
  );
  if (!wanted) return plain;
  return (
    <WithProviders fallback={plain}>
      <LanguageMenu meanwhile={plain} name={name} />
    </WithProviders>
  );
}
