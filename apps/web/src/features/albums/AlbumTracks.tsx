import type { Album } from '@kantele/api/contract/albums';
import { text } from '@kantele/ui/css/text.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { EmptyState } from '@kantele/ui/EmptyState';
import { useMemo } from 'react';
import { useT } from '../../app/i18n.tsx';
import { fixedSource } from '../../catalogue/lists/track-source.ts';
import { kinds } from '../../catalogue/registry.ts';
import { clock, spokenDuration } from '../../lib/durations.ts';
import { type Division, divide } from '../../lib/sides.ts';
import { ListFrame } from '../tracks/list/ListFrame.tsx';
import { useTrackList } from '../tracks/list/useTrackList.ts';
import { TrackRow } from '../tracks/TrackRow.tsx';
import * as css from './AlbumPage.css.ts';

/** The running order, by discs or sides. */
export function AlbumTracks({ album }: { album: Album }) {
  const t = useT();
  if (album.tracks.length > 0) return <Sides key={album.id} album={album} />;
  return (
    <div className={css.divisionHead}>
      <EmptyState title={t('No tracks yet')}>{t('This album has no tracks.')}</EmptyState>
    </div>
  );
}

/** A grid for each disc or side; choosing and moving go over all of them. */
function Sides({ album }: { album: Album }) {
  const t = useT();
  const source = useMemo(() => fixedSource(album.tracks), [album.tracks]);
  const list = useTrackList('album', source, kinds.album.plays.context(album));
  return (
    <ListFrame list={list} bar="head">
      {divide(album.tracks, album).map((side) => {
        const isNamed = side.disc !== null || side.side !== null;
        const name = nameOf(side, t);
        return (
          <section key={name} className={css.division}>
            <div className={css.divisionHead}>
              <h2 className={isNamed ? text({ style: 'side' }) : visuallyHidden}>{name}</h2>
              {isNamed && side.duration > 0 && (
                <span className={cx(text({ style: 'catalogue' }), css.sideTime)}>
                  <span aria-hidden="true">{clock(side.duration)}</span>
                  <span className={visuallyHidden}>{spokenDuration(side.duration, t)}</span>
                </span>
              )}
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns */}
            <div role="grid" aria-label={name} aria-multiselectable aria-rowcount={side.tracks.length}>
              {/* biome-ignore lint/a11y/useSemanticElements: see above */}
              <div role="rowgroup">
                {side.tracks.map(({ track, index }, place) => (
                  <TrackRow
                    key={track.id}
                    model={list.model}
                    index={index}
                    rowIndex={place + 1}
                    track={track}
                    number={track.number ?? index + 1}
                    layout="album"
                  />
                ))}
              </div>
            </div>
          </section>
        );
      })}
    </ListFrame>
  );
}

function nameOf({ disc, side }: Pick<Division<never>, 'disc' | 'side'>, t: ReturnType<typeof useT>): string {
  if (side !== null) return t('Side :name', { name: side });
  if (disc === null) return t('Tracks');
  const number = disc.number;
  return disc.title === null
    ? t('Disc :number', { number })
    : t('Disc :number: :title', { number, title: disc.title });
}
