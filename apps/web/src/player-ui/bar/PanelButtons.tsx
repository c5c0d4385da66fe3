import { IconButton } from '@kantele/ui/IconButton';
import { ListMusic, Maximize2, MicVocal } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useShortcutKeys } from '../../app/shortcuts/useShortcutKeys.ts';
import { toggleFullPlayer, togglePanel } from '../../player/panel.ts';
import { usePanelShows } from '../panel/usePanelShows.ts';
import { openerOf } from './openers.ts';

/** Lyrics beside the page. */
export function LyricsButton() {
  const t = useT();
  return (
    <IconButton
      id={openerOf('lyrics')}
      label={t('Lyrics')}
      pressed={usePanelShows('lyrics')}
      keyshortcuts={useShortcutKeys('lyrics').aria}
      onPress={() => togglePanel('lyrics')}
    >
      <MicVocal size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** The queue beside the page. */
export function QueueButton() {
  const t = useT();
  return (
    <IconButton
      id={openerOf('queue')}
      label={t('Queue')}
      pressed={usePanelShows('queue')}
      keyshortcuts={useShortcutKeys('queue').aria}
      onPress={() => togglePanel('queue')}
    >
      <ListMusic size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** The player over the whole window. */
export function FullButton() {
  const t = useT();
  return (
    <IconButton
      label={t('Full screen')}
      keyshortcuts={useShortcutKeys('fullPlayer').aria}
      tooltipPlacement="top end"
      onPress={toggleFullPlayer}
    >
      <Maximize2 size={18} aria-hidden="true" />
    </IconButton>
  );
}
