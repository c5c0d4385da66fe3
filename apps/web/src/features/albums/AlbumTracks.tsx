import type { Album } from '@kantele/api/contract/albums';
import { cx, EmptyState, text, visuallyHidden } from '@kantele/ui';
import { clock, spokenDuration } from '../../lib/durations.ts';
import { splitSides } from '../../lib/sides.ts';
import { useT } from '../../shell/i18n.tsx';
import { contextOf } from '../playback/contexts.ts';
import { usePlay } from '../playback/usePlay.ts';
import { list } from '../tracks/TrackRow.css.ts';
import { TrackRow } from '../tracks/TrackRow.tsx';
import * as css from './AlbumPage.css.ts';

/** The running order, side by side. */
export function AlbumTracks({ album }: { album: Album }) {
  const t = useT();
  const { playAt } = usePlay(album.tracks, contextOf.album(album));
  const sides = splitSides(album.tracks);
  if (sides.length === 0) {
    return (
      <div className={css.divisionHead}>
        <EmptyState title={t('No tracks yet')}>{t('This record has not got any music on it.')}</EmptyState>
      </div>
    );
  }
  return sides.map((side) => (
    <section key={side.name} className={css.division}>
      <div className={css.divisionHead}>
        <h2 className={side.name ? text({ style: 'side' }) : visuallyHidden}>
          {side.name ? t('Side :name', { name: side.name }) : t('Tracks')}
        </h2>
        {side.duration > 0 && (
          <span className={cx(text({ style: 'catalogue' }), css.sideTime)}>
            <span aria-hidden="true">{clock(side.duration)}</span>
            <span className={visuallyHidden}>{spokenDuration(side.duration, t)}</span>
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ol className={list} role="list">
        {side.tracks.map(({ track, index }) => (
          <TrackRow
            key={track.id}
            track={track}
            number={track.number ?? index + 1}
            layout="album"
            onPlay={() => playAt(index)}
          />
        ))}
      </ol>
    </section>
  ));
}
