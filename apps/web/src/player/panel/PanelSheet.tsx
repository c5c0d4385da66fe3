import { Sheet } from '@kantele/ui';
import { useT } from '../../shell/i18n.tsx';
import { interfacePreferences } from '../../shell/interface-preferences.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { closePanel } from './panel.ts';

/** The panel over the page, between phone and desktop. */
export function PanelSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(panelOpen) => interfacePreferences.set({ panelOpen })}
      position="end"
      title={t('Now playing')}
      width={400}
      bare
      keepsShortcuts
    >
      <PanelTabs onClose={closePanel} />
    </Sheet>
  );
}
