import { cx } from '@kantele/ui/cx';
import { IconButton } from '@kantele/ui/IconButton';
import { BusyTabPanel, Tab, TabList, TabPanel, Tabs } from '@kantele/ui/Tabs';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import { interfacePreferences, useInterface } from '../../app/interface-preferences.ts';
import { type PanelTab, takesFocus } from '../../player/panel.ts';
import { LyricsView } from '../lyrics/LyricsView.tsx';
import { QueueView } from '../queue/QueueView.tsx';
import { NowPlayingTab } from './NowPlayingTab.tsx';
import * as css from './panel.css.ts';
import * as shared from './shared.css.ts';

/** Now playing, lyrics and queue; the one that was looked at last comes back. */
export function PanelTabs({ onClose }: { onClose: () => void }) {
  const t = useT();
  const tab = useInterface('panelTab');
  const head = useRef<HTMLDivElement>(null);
  // Words of other languages may be too long for all three.
  useEffect(() => {
    // The tabs of a new list are drawn a moment after it.
    const moment = requestAnimationFrame(() => {
      const chosen = head.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (chosen && takesFocus()) chosen.focus();
    });
    return () => cancelAnimationFrame(moment);
  }, [tab]);
  return (
    <Tabs
      className={css.tabs}
      selectedKey={tab}
      onSelectionChange={(key) => interfacePreferences.set({ panelTab: key as PanelTab })}
    >
      <div ref={head} className={cx(shared.bar, css.head)}>
        <TabList aria-label={t('Player')} className={css.tabList}>
          <Tab id="now" className={css.tab}>
            {t('Now playing')}
          </Tab>
          <Tab id="lyrics" className={css.tab}>
            {t('Lyrics')}
          </Tab>
          <Tab id="queue" className={css.tab}>
            {t('Queue')}
          </Tab>
        </TabList>
        <IconButton
          label={t('Close panel')}
          onPress={onClose}
          className={css.close}
          tooltipPlacement="bottom"
        >
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <TabPanel id="now" className={css.pane}>
        <NowPlayingTab />
      </TabPanel>
      <TabPanel id="lyrics" className={css.pane}>
        <LyricsView place="panel" />
      </TabPanel>
      <BusyTabPanel id="queue" className={css.pane}>
        <QueueView />
      </BusyTabPanel>
    </Tabs>
  );
}
