import { media } from '@kantele/ui/css';
import { keptPart } from '../../app/kept-part.tsx';
import { barBox, miniBox } from './box.css.ts';
import { useMedia } from './useMedia.ts';
// What the server writes needs its styles with the page.
import './bar.css.ts';
import './mini.css.ts';
import '@kantele/ui/IconButton.css';
import '@kantele/ui/PlayButton.css';
import '@kantele/ui/Slider.css';
import '@kantele/ui/VolumeSlider.css';

// Nobody needs the controls before the page can be used; their code is fetched when it can.
const DesktopBar = keptPart('bar', () =>
  import('./DesktopBar.tsx').then((module) => ({ default: module.DesktopBar })),
);
const PhoneBar = keptPart('mini', () =>
  import('./PhoneBar.tsx').then((module) => ({ default: module.PhoneBar })),
);

/** The player's bar from 768 px up; until its code has come, as the server drew it. */
export function PlayerBar() {
  const shows = useMedia(media.tablet);
  return (
    <div className={barBox}>
      <DesktopBar shows={shows} />
    </div>
  );
}

/** The player's bar on phones, 60 px; a tap opens the full player. */
export function MiniPlayer() {
  const shows = useMedia(media.phone);
  return (
    <div className={miniBox}>
      <PhoneBar shows={shows} />
    </div>
  );
}
