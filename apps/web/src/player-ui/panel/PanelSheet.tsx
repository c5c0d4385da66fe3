import { Sheet } from '@kantele/ui/Sheet';
import { useT } from '../../app/i18n.tsx';
import { interfacePreferences } from '../../app/interface-preferences.ts';
import { closePanel } from '../../player/panel.ts';
import { PanelTabs } from './PanelTabs.tsx';

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
