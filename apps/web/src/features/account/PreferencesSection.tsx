import { Button } from '@kantele/ui/Button';
import { cx } from '@kantele/ui/cx';
import { Section } from '@kantele/ui/Section';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { openOverlay } from '../../app/shortcuts/overlay.ts';
import { DisplaySettings } from '../shortcuts/DisplaySettings.tsx';
import * as css from './account.css.ts';
import { ThemeTiles } from './ThemeTiles.tsx';

/** How things look and move on this device; it is not part of the account. */
export function PreferencesSection() {
  const t = useT();
  const themes = useSiteSetting('themes.user_change');
  return (
    <Section id="preferences" title={t('Appearance and motion')} description={t('On this device only.')}>
      {themes && <ThemeTiles />}
      <DisplaySettings />
    </Section>
  );
}

/** The way to the keys of this device; they are many, and stand in a window of their own. */
export function KeysSection() {
  const t = useT();
  return (
    <Section id="keys" title={t('Keyboard shortcuts')} description={t('On this device only.')}>
      <div className={css.line}>
        <p className={cx(css.rowWords, css.hint)}>
          {t('Look them up, choose other keys, or turn single keys off.')}
        </p>
        <Button onPress={() => openOverlay('keys')}>{t('Change shortcuts')}</Button>
      </div>
    </Section>
  );
}
