import { useState } from 'react';
import { bar, roomy, side, transport } from './bar.css.ts';
import { NowPlaying } from './NowPlaying.tsx';
import { FullButton, PanelButtons } from './PanelButtons.tsx';
import { Seek } from './Seek.tsx';
import { Elapsed, Remaining } from './Times.tsx';
import { NextButton, PreviousButton, RepeatButton, ShuffleButton, Toggle } from './Transport.tsx';
import { Volume } from './Volume.tsx';

/** The bar from 768 px up: what plays, the transport between the times, and the groove along the upper edge. */
export function DesktopBar() {
  const [preview, setPreview] = useState<number | null>(null);
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
        <PanelButtons />
        <Volume />
        <FullButton />
      </div>
    </div>
  );
}
