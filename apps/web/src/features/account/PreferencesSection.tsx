import { Section } from '@kantele/ui';
import { useT } from '../../shell/i18n.tsx';
import { DisplaySettings } from '../../shell/shortcuts/DisplaySettings.tsx';
import { ShortcutEditor } from '../../shell/shortcuts/ShortcutEditor.tsx';
import { useSiteSetting } from '../../shell/site/settings.ts';
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

/** The keys of this device, and which of them act. */
export function KeysSection() {
  const t = useT();
  return (
    <Section id="keys" title={t('Keyboard shortcuts')} description={t('On this device only.')}>
      <ShortcutEditor />
    </Section>
  );
}
