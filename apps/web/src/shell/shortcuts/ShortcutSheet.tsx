import { Dialog, Tab, TabList, TabPanel, Tabs } from '@kantele/ui';
import { useT } from '../i18n.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import * as css from './editor.css.ts';
import { closeOverlay, type Overlay, openOverlay } from './overlay.ts';
import { ShortcutEditor } from './ShortcutEditor.tsx';

/** All keys as they are now, and how the interface looks and speaks on this device. For guests as well. */
export default function ShortcutSheet({ tab }: { tab: Exclude<Overlay, 'palette'> }) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeOverlay()}
      title={t('Display and keys')}
      closeLabel={t('Close')}
      size="large"
    >
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => openOverlay(key === 'display' ? 'display' : 'keys')}
      >
        <TabList aria-label={t('Display and keys')}>
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
