import type { TrackSummary } from '@kantele/api/contract/tracks';
import { Pause, Play } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { isPlayable } from '../../lib/words.ts';
import * as css from './queue.css.ts';

interface SleeveProps {
  track: TrackSummary | undefined;
  /** The song sounds: a press pauses it. */
  playing?: boolean;
  /** In rows of a grid. */
  role?: 'gridcell';
  tabIndex?: number;
  onPress: (track: TrackSummary) => void;
}

/** The cover of a song under the button that plays it; a block of the same size until the song is known. */
export function Sleeve({ track, playing = false, role, tabIndex, onPress }: SleeveProps) {
  const t = useT();
  const Glyph = playing ? Pause : Play;
  return (
    <span role={role} className={css.art}>
      {track ? (
        <>
          <Picture
            artwork={track.album.artwork}
            image={track.album.image}
            name={track.album.name}
            size={40}
          />
          <button
            type="button"
            className={css.play}
            tabIndex={tabIndex}
            disabled={!isPlayable(track)}
            aria-label={t(playing ? 'Pause :name' : 'Play :name', { name: track.name })}
            onClick={() => onPress(track)}
          >
            <Glyph size={18} fill="currentColor" aria-hidden="true" />
          </button>
        </>
      ) : (
        <span className={css.noArt} />
      )}
    </span>
  );
}
