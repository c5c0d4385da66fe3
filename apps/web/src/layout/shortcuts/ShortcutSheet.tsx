import { Dialog } from '@kantele/ui/Dialog';
import { Tab, TabList, TabPanel, Tabs } from '@kantele/ui/Tabs';
import { useT } from '../../app/i18n.tsx';
import { closeOverlay, type Overlay, openOverlay } from '../../app/shortcuts/overlay.ts';
import { DisplaySettings } from '../../features/shortcuts/DisplaySettings.tsx';
import * as css from '../../features/shortcuts/editor.css.ts';
import { ShortcutEditor } from '../../features/shortcuts/ShortcutEditor.tsx';

/** All keys as they are now, and how the interface looks and speaks on this device. For guests as well. */
export default function ShortcutSheet({ tab }: { tab: Exclude<Overlay, 'palette'> }) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeOverlay()}
      title={t('Appearance and shortcuts')}
      closeLabel={t('Close')}
      size="large"
    >
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => openOverlay(key === 'display' ? 'display' : 'keys')}
      >
        <TabList aria-label={t('Appearance and shortcuts')}>
          <Tab id="keys">{t('Keyboard shortcuts')}</Tab>
          <Tab id="display">{t('Display')}</Tab>
        </TabList>
        <TabPanel id="keys" className={css.panel}>
          <ShortcutEditor autoFocus />
        </TabPanel>
        <TabPanel id="display" className={css.panel}>
          <DisplaySettings />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
