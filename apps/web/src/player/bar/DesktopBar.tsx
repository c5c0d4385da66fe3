import { IconButton } from '@kantele/ui';
import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../shell/i18n.tsx';
import { QueueSheet } from '../queue-sheet/QueueSheet.tsx';
import { bar, roomy, side, transport } from './bar.css.ts';
import { NowPlaying } from './NowPlaying.tsx';
import { Seek } from './Seek.tsx';
import { Elapsed, Remaining } from './Times.tsx';
import { NextButton, PreviousButton, RepeatButton, ShuffleButton, Toggle } from './Transport.tsx';
import { Volume } from './Volume.tsx';

/** The bar from 768 px up: what plays, the transport between the times, and the groove along the upper edge. */
export function DesktopBar() {
  const t = useT();
  const [preview, setPreview] = useState<number | null>(null);
  const [queueOpen, setQueueOpen] = useState(false);
  return (
    <div className={bar}>
      <Seek look="groove" onPreview={setPreview} />
      <NowPlaying />
      <div className={transport}>
        <span className={roomy}>
          <Elapsed preview={preview} />
        </span>
        <ShuffleButton />
        <PreviousButton />
        <Toggle size={44} />
        <NextButton />
        <RepeatButton />
        <span className={roomy}>
          <Remaining preview={preview} />
        </span>
      </div>
      <div className={side}>
        <IconButton label={t('Queue')} onPress={() => setQueueOpen(true)}>
          <ListMusic size={20} aria-hidden="true" />
        </IconButton>
        <Volume />
      </div>
      <QueueSheet isOpen={queueOpen} onOpenChange={setQueueOpen} position="end" />
    </div>
  );
}
