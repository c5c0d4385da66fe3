import type { TrackSummary } from '@kantele/api/contract/tracks';
import { text } from '@kantele/ui/css/text.css';
import { artistsOf } from '../words.ts';
import * as css from './queue.css.ts';

/** Title and artists under each other; blocks of the same height until they are known. */
export function Names({ track, look }: { track: TrackSummary | undefined; look: 'row' | 'rowPlaying' }) {
  if (!track) {
    return (
      <>
        <span className={css.wordBlock} />
        <span className={css.wordBlock} />
      </>
    );
  }
  return (
    <>
      <span className={text({ style: look, clamp: 1 })} dir="auto">
        {track.name}
      </span>
      <span className={text({ style: 'meta', tone: 'muted', clamp: 1 })} dir="auto">
        {artistsOf(track)}
      </span>
    </>
  );
}
