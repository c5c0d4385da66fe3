import type { TrackSummary } from '@kantele/api/contract/tracks';
import { inlineVars } from '@kantele/ui/css/inline-vars';
import { text } from '@kantele/ui/css/text.css';
import { IconButton } from '@kantele/ui/IconButton';
import { Sheet } from '@kantele/ui/Sheet';
import { useLocation } from '@tanstack/react-router';
import { ChevronDown, ListMusic, MicVocal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import * as tint from '../../catalogue/artwork/Tint.css.ts';
import { useTint } from '../../catalogue/artwork/useTint.ts';
import { contextName } from '../../catalogue/contexts.ts';
import { LikeButton } from '../../catalogue/likes/LikeButton.tsx';
import { ShareButton } from '../../catalogue/ShareButton.tsx';
import { usePlayerState } from '../../player/hooks.ts';
import { artistsOf } from '../words.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import type { Layer } from './PhoneSheet.tsx';
import * as css from './phone.css.ts';
import { Seek } from './Seek.tsx';
import { Elapsed, Remaining } from './Times.tsx';
import { NextButton, PreviousButton, RepeatButton, ShuffleButton, Toggle } from './Transport.tsx';
import { Trouble } from './Trouble.tsx';
import { Waiting } from './Waiting.tsx';

// Come with the first look at them.
const PhoneSheet = lazyPart(() =>
  import('./PhoneSheet.tsx').then(({ PhoneSheet }) => ({ default: PhoneSheet })),
);
const LyricsLines = lazyPart(() =>
  import('./LyricsLines.tsx').then(({ LyricsLines }) => ({ default: LyricsLines })),
);

interface PhonePlayerProps {
  track: TrackSummary;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The player over the whole phone: big cover, seek bar, transport; lyrics, queue and sound as sheets over it. */
export function PhonePlayer({ track, isOpen, onOpenChange }: PhonePlayerProps) {
  const t = useT();
  const context = usePlayerState(({ queue }) => queue.context);
  const [layer, setLayer] = useState<Layer | null>(null);
  const { light, dark } = useTint(track.album.artwork?.color);
  useLeaving(() => {
    setLayer(null);
    onOpenChange(false);
  });
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('Now playing')}
      extent="full"
      bare
      keepsShortcuts
    >
      <div
        className={css.full}
        style={inlineVars({
          ...(light && { [tint.light]: light }),
          ...(dark && { [tint.dark]: dark }),
        })}
      >
        <div className={css.fullHead}>
          <IconButton label={t('Close player')} size={48} tooltip={false} onPress={() => onOpenChange(false)}>
            <ChevronDown size={26} aria-hidden="true" />
          </IconButton>
          <div>
            {context && (
              <>
                <div className={text({ style: 'caption', tone: 'muted' })}>{t('Playing from')}</div>
                <div className={text({ style: 'listName', clamp: 1 })} dir="auto">
                  {contextName(context, t)}
                </div>
              </>
            )}
          </div>
          <PhoneMenu track={track} onSound={() => setLayer('sound')} />
        </div>
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
          <Names track={track} />
          <Time />
          <div className={css.transport}>
            <ShuffleButton size={48} />
            <PreviousButton size={48} />
            <Toggle size={72} />
            <NextButton size={48} />
            <RepeatButton size={48} />
          </div>
          <LyricsLines id={track.id} onOpen={() => setLayer('lyrics')} />
          <div className={css.foot}>
            <IconButton label={t('Lyrics')} size={48} tooltip={false} onPress={() => setLayer('lyrics')}>
              <MicVocal size={22} aria-hidden="true" />
            </IconButton>
            <ShareButton entity={{ kind: 'track', thing: track }} size={48} />
            <IconButton label={t('Queue')} size={48} tooltip={false} onPress={() => setLayer('queue')}>
              <ListMusic size={22} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </div>
      <PhoneSheet layer={layer} onClose={() => setLayer(null)} />
    </Sheet>
  );
}

/** A link of the menu or of a sheet leads to a page: what lies over it goes. */
function useLeaving(leave: () => void): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const came = useRef(pathname);
  useEffect(() => {
    if (came.current === pathname) return;
    came.current = pathname;
    leave();
  });
}

function Names({ track }: { track: TrackSummary }) {
  const failed = usePlayerState((state) => state.failed);
  return (
    <div className={css.names}>
      <div>
        {failed ? (
          <Trouble />
        ) : (
          <div className={css.title} dir="auto">
            {track.name}
          </div>
        )}
        <div className={text({ style: 'body', tone: 'muted', clamp: 1 })} dir="auto">
          <Waiting>{artistsOf(track)}</Waiting>
        </div>
      </div>
      <LikeButton type="tracks" id={track.id} name={track.name} size={48} />
    </div>
  );
}

function Time() {
  const [preview, setPreview] = useState<number | null>(null);
  return (
    <div>
      <div className={css.seek}>
        <Seek look="bar" onPreview={setPreview} className={css.thumbStrip} />
      </div>
      <div className={css.times} dir="ltr" data-ends="">
        <Elapsed preview={preview} />
        <Remaining preview={preview} />
      </div>
    </div>
  );
}
