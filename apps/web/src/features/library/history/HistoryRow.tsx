import type { HistoryEntry } from '@kantele/api/contract/plays';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { GlyphButton } from '../../../app/parts/GlyphButton.tsx';
import { useDates } from '../../../app/useDates.ts';
import { ArtistLinks } from '../../../catalogue/ArtistLinks.tsx';
import { Picture } from '../../../catalogue/artwork/Picture.tsx';
import { LikeButton } from '../../../catalogue/likes/LikeButton.tsx';
import { MoreButton } from '../../../catalogue/menus/MoreButton.tsx';
import { PlayGlyph } from '../../../catalogue/PlayGlyph.tsx';
import { kinds } from '../../../catalogue/registry.ts';
import { formatTime } from '../../../lib/dates.ts';
import { artistNames, isPlayable } from '../../../lib/words.ts';
import { useTrackState } from '../../../player/hooks.ts';
import * as css from './history.css.ts';

interface HistoryRowProps {
  entry: HistoryEntry;
  onPlay: () => void;
  onForget: () => void;
}

/** One play: when, what, and what can be done about it. */
export function HistoryRow({ entry, onPlay, onForget }: HistoryRowProps) {
  const t = useT();
  const place = useDates();
  const { track } = entry;
  const state = useTrackState(track?.id ?? 0);
  const name = track?.name ?? t('A song that is not here at present');
  const time = formatTime(entry.started_at, place);
  return (
    <li className={css.row}>
      {track && isPlayable(track) ? (
        <button
          type="button"
          className={css.play}
          aria-label={
            state === 'playing'
              ? t('Pause :name by :artists', { name, artists: artistNames(track.artists) })
              : t('Play :name by :artists', { name, artists: artistNames(track.artists) })
          }
          onClick={onPlay}
        >
          <Picture
            artwork={track.album.artwork}
            image={track.album.image}
            name={track.album.name}
            size={40}
          />
          <span className={css.glyph}>
            <PlayGlyph playing={state === 'playing'} />
          </span>
        </button>
      ) : (
        <span className={css.noArt} />
      )}
      <span className={css.words}>
        <span className={cx(css.line, text({ style: state ? 'rowPlaying' : 'row' }), state && css.playing)}>
          {track ? (
            <Link {...kinds.track.link(track)} className={quietLink} dir="auto">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        {track && (
          <span className={cx(css.line, text({ style: 'meta', tone: 'muted' }))}>
            <ArtistLinks artists={track.artists} />
          </span>
        )}
      </span>
      <time dateTime={entry.started_at} className={text({ style: 'catalogue' })}>
        {time}
      </time>
      <span className={css.buttons}>
        {track && <LikeButton type="tracks" id={track.id} name={track.name} />}
        {track && <MoreButton entity={{ kind: 'track', thing: track }} />}
        <GlyphButton label={t('Forget :name, played at :time', { name, time })} onPress={onForget}>
          <X size={18} aria-hidden="true" />
        </GlyphButton>
      </span>
    </li>
  );
}
