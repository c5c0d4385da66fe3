import type { TrackSummary } from '@kantele/api/contract/tracks';
import { cx, Equalizer, quietLink, text, visuallyHidden } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { clock, isoDuration, spokenDuration } from '../../lib/durations.ts';
import { formatNumber } from '../../lib/format.ts';
import { artistNames, countPlays, unavailableReason } from '../../lib/words.ts';
import { useTrackState } from '../../player/index.ts';
import { Highlighted } from '../../shell/Highlighted.tsx';
import { T, useLanguage, useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';
import { Picture } from '../artwork/Picture.tsx';
import { PlayGlyph } from './PlayGlyph.tsx';
import { TrackMenuButton } from './TrackMenuButton.tsx';
import * as css from './TrackRow.css.ts';

export interface TrackRowProps {
  track: TrackSummary;
  /** What the row is numbered; empty without a number. */
  number: number | null;
  /** `album` without art in one line, `list` with art and artists, `narrow` the same in half a page, `found` without a number. */
  layout: 'album' | 'list' | 'narrow' | 'found';
  onPlay: () => void;
  query?: string;
}

const interactive = 'a, button, input, [role="menuitem"]';

/** One track of a list. Double click plays it, on touch a tap; its name leads to its page. */
export function TrackRow({ track, number, layout, onPlay, query }: TrackRowProps) {
  const t = useT();
  const state = useTrackState(track.id);
  const language = useLanguage();
  const { name } = track;
  const why = unavailableReason(track.status);
  const reason = why && t(why);
  const artists = artistNames(track.artists);
  const play = (event: MouseEvent<HTMLElement>, wanted: boolean) => {
    const onControl = event.target instanceof Element && event.target.closest(interactive);
    if (wanted && !onControl && !reason) onPlay();
  };
  const featured = track.artists.filter(({ role }) => role === 'featured' || role === 'remixer');
  const label =
    state === 'playing'
      ? t('Pause :name by :artists', { name, artists })
      : t('Play :name by :artists', { name, artists });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the play button in the row is the keyboard's way
    <li
      className={cx(css.row, rowOf[layout], reason && css.unavailable)}
      title={reason ?? undefined}
      onDoubleClick={(event) => play(event, true)}
      onClick={(event) => play(event, matchMedia('(hover: none)').matches)}
    >
      <span className={css.number}>
        <span className={cx(css.figure, text({ style: 'numeral' }))} aria-hidden="true">
          {state ? <Equalizer playing={state === 'playing'} /> : number}
        </span>
        {!reason && (
          <button type="button" className={css.playCell} aria-label={label} onClick={onPlay}>
            <PlayGlyph playing={state === 'playing'} />
          </button>
        )}
      </span>
      {layout !== 'album' && (
        <Picture artwork={track.album.artwork} image={track.album.image} name={track.album.name} size={40} />
      )}
      <span className={css.name}>
        <span className={css.titleLine}>
          <Link
            {...linkTo.track(track)}
            className={cx(quietLink, css.oneLine, text({ style: state ? 'rowPlaying' : 'row' }))}
            aria-current={state ? 'true' : undefined}
            dir="auto"
          >
            {query ? <Highlighted text={track.name} query={query} /> : track.name}
          </Link>
          {track.explicit && (
            <span className={css.explicit}>
              <span aria-hidden="true">E</span>
              <span className={visuallyHidden}>{t('Explicit')}</span>
            </span>
          )}
          {layout === 'album' && featured.length > 0 && (
            <span className={cx(css.featured, css.oneLine)}>
              <T text="with :artists" values={{ artists: <ArtistLinks artists={featured} /> }} />
            </span>
          )}
        </span>
        {layout !== 'album' && (
          <span className={cx(css.oneLine, text({ style: 'meta', tone: 'muted' }))}>
            <ArtistLinks artists={track.artists} query={query} />
          </span>
        )}
        {reason && <span className={visuallyHidden}>{reason}</span>}
      </span>
      {(layout === 'album' || layout === 'list') && (
        <span className={cx(css.count, text({ style: 'catalogue' }))}>
          {track.plays_count > 0 && (
            <>
              <span aria-hidden="true">{formatNumber(track.plays_count, language)}</span>
              <span className={visuallyHidden}>{countPlays(track.plays_count, t)}</span>
            </>
          )}
        </span>
      )}
      <span className={cx(css.time, text({ style: 'catalogue' }))}>
        {track.duration !== null && (
          <time dateTime={isoDuration(track.duration)}>
            <span aria-hidden="true">{clock(track.duration)}</span>
            <span className={visuallyHidden}>{spokenDuration(track.duration, t)}</span>
          </time>
        )}
      </span>
      <span className={css.more}>
        <TrackMenuButton track={track} />
      </span>
    </li>
  );
}

const rowOf = { album: css.albumRow, list: css.listRow, narrow: css.narrowRow, found: css.foundRow };

interface LinkedArtist {
  id: number;
  name: string;
  slug: string;
}

/** Names of artists, each leading to its page. */
export function ArtistLinks({ artists, query }: { artists: readonly LinkedArtist[]; query?: string }) {
  const t = useT();
  return artists.map((artist, index) => (
    <span key={artist.id}>
      {index > 0 && t(', ')}
      <Link {...linkTo.artist(artist)} className={quietLink}>
        <bdi>{query ? <Highlighted text={artist.name} query={query} /> : artist.name}</bdi>
      </Link>
    </span>
  ));
}
