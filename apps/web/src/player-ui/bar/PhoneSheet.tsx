import { IconButton } from '@kantele/ui/IconButton';
import { Sheet } from '@kantele/ui/Sheet';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { LyricsView } from '../lyrics/LyricsView.tsx';
import { QueueView } from '../queue/QueueView.tsx';
import * as css from './phone.css.ts';
import { SoundControls } from './Sound.tsx';

export type Layer = 'queue' | 'lyrics' | 'sound';

interface PhoneSheetProps {
  layer: Layer | null;
  onClose: () => void;
}

/** Of a sheet that takes nine tenths of the screen: three fifths of the screen, and all of it. */
const stops = ['67%', '100%'];

/** Lyrics, queue or sound over the player of a phone. */
export function PhoneSheet({ layer, onClose }: PhoneSheetProps) {
  const t = useT();
  // What goes away keeps its content until it is gone.
  const [shown, setShown] = useState<Layer>('queue');
  if (layer && layer !== shown) setShown(layer);
  const titles = { queue: t('Queue'), lyrics: t('Lyrics'), sound: t('Sound') };
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  if (shown === 'sound') {
    return (
      <Sheet isOpen={layer !== null} onOpenChange={onOpenChange} title={titles.sound} closeLabel={t('Close')}>
        <SoundControls />
      </Sheet>
    );
  }
  return (
    <Sheet
      isOpen={layer !== null}
      onOpenChange={onOpenChange}
      title={titles[shown]}
      extent="tall"
      snapPoints={stops}
      bare
    >
      <div className={css.sheetHead}>
        <span className={css.sheetTitle} aria-hidden="true">
          {titles[shown]}
        </span>
        <IconButton label={t('Close')} size={48} tooltip={false} onPress={onClose}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {shown === 'queue' ? <QueueView /> : <LyricsView place="panel" />}
    </Sheet>
  );
}
