import type { TrackSummary } from '@kantele/api/contract/tracks';
import { IconButton, Sheet, text } from '@kantele/ui';
import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../features/artwork/Picture.tsx';
import { useT } from '../../shell/i18n.tsx';
import { contextName } from '../history/recent.ts';
import { usePlayerState } from '../hooks.ts';
import { QueueSheet } from '../queue-sheet/QueueSheet.tsx';
import * as css from './phone.css.ts';
import { Seek } from './Seek.tsx';
import { Elapsed, Remaining } from './Times.tsx';
import { NextButton, PreviousButton, RepeatButton, ShuffleButton, Toggle } from './Transport.tsx';
import { Trouble } from './Trouble.tsx';
import { artistsOf } from './words.ts';

interface PhonePlayerProps {
  track: TrackSummary;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The player over the whole phone: big cover, seek bar, transport, queue. */
export function PhonePlayer({ track, isOpen, onOpenChange }: PhonePlayerProps) {
  const t = useT();
  const [preview, setPreview] = useState<number | null>(null);
  const [queueOpen, setQueueOpen] = useState(false);
  const failed = usePlayerState((state) => state.failed);
  const context = usePlayerState(({ queue }) => queue.context);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={context ? t('Playing from :name', { name: contextName(context, t) }) : t('Now playing')}
      closeLabel={t('Close player')}
    >
      <div className={css.full}>
        <div className={css.cover}>
          <Picture
            artwork={track.album.artwork}
            image={track.album.image}
            name={track.album.name}
            sizes="(orientation: landscape) 50vh, 90vw"
            hero
          />
        </div>
        <div className={css.controls}>
          <div>
            {failed ? (
              <Trouble />
            ) : (
              <div className={css.title} dir="auto">
                {track.name}
              </div>
            )}
            <div className={text({ style: 'body', tone: 'muted', clamp: 1 })} dir="auto">
              {artistsOf(track)}
            </div>
          </div>
          <div className={css.seek}>
            <Seek look="bar" onPreview={setPreview} className={css.thumbStrip} />
          </div>
          <div className={css.times} dir="ltr" data-ends="">
            <Elapsed preview={preview} />
            <Remaining preview={preview} />
          </div>
          <div className={css.transport}>
            <ShuffleButton size={48} />
            <PreviousButton size={48} />
            <Toggle size={72} />
            <NextButton size={48} />
            <RepeatButton size={48} />
          </div>
          <div className={css.foot}>
            <IconButton label={t('Queue')} size={48} onPress={() => setQueueOpen(true)}>
              <ListMusic size={24} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </div>
      <QueueSheet isOpen={queueOpen} onOpenChange={setQueueOpen} position="bottom" />
    </Sheet>
  );
}
