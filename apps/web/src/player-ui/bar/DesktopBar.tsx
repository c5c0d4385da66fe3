import { useState } from 'react';
import { useSiteSetting } from '../../app/settings.ts';
import { bar, roomy, side, transport } from './bar.css.ts';
import { NowPlaying } from './NowPlaying.tsx';
import { FullButton, LyricsButton, QueueButton } from './PanelButtons.tsx';
import { Seek } from './Seek.tsx';
import { Elapsed, Remaining } from './Times.tsx';
import { NextButton, PreviousButton, RepeatButton, ShuffleButton, Toggle } from './Transport.tsx';
import { Volume } from './Volume.tsx';

/**
 * The bar from 768 px up: what plays, the transport between the times, and the groove along the upper edge. The site may
 * do without some of its parts.
 */
export function DesktopBar() {
  const [preview, setPreview] = useState<number | null>(null);
  const { hidden_parts } = useSiteSetting('player.interface');
  const shows = (part: (typeof hidden_parts)[number]) => !hidden_parts.includes(part);
  return (
    <div className={bar}>
      <Seek look="groove" onPreview={setPreview} />
      <NowPlaying />
      <div className={transport}>
        <span className={roomy}>
          <Elapsed preview={preview} />
        </span>
        {shows('shuffle') && <ShuffleButton />}
        <PreviousButton />
        <Toggle size={44} />
        <NextButton />
        {shows('repeat') && <RepeatButton />}
        <span className={roomy}>
          <Remaining preview={preview} />
        </span>
      </div>
      <div className={side}>
        {shows('lyrics') && <LyricsButton />}
        {shows('queue') && <QueueButton />}
        {shows('volume') && <Volume />}
        {shows('full_screen') && <FullButton />}
      </div>
    </div>
  );
}
