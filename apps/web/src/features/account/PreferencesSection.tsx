import { Section } from '@kantele/ui/Section';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { DisplaySettings } from '../shortcuts/DisplaySettings.tsx';
import { ShortcutEditor } from '../shortcuts/ShortcutEditor.tsx';
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
