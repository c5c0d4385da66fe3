import type { LyricsHit } from '@kantele/api/contract/lyrics';
import { text } from '@kantele/ui/css/text.css';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { Highlighted } from '../../app/parts/Highlighted.tsx';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { isPlayable } from '../../lib/words.ts';
import { usePlayer, useTrackState } from '../../player/hooks.ts';
import * as css from './SearchPage.css.ts';

/** Tracks with the line that was meant; synced ones play from there. */
export function LyricsHits({ query, hits }: { query: string; hits: readonly LyricsHit[] }) {
  return (
    <ul className={css.lyrics}>
      {hits.map((hit) => (
        <LyricsHitRow key={hit.track.id} query={query} hit={hit} />
      ))}
    </ul>
  );
}

function LyricsHitRow({ query, hit: { track, line, start_ms } }: { query: string; hit: LyricsHit }) {
  const t = useT();
  const player = usePlayer();
  const state = useTrackState(track.id);
  const press = () => {
    if (state === 'playing') return player.pause();
    if (state === null) player.play([track], 0, kinds.track.plays.context(track));
    if (start_ms !== null) player.seek(start_ms);
    if (state !== null) player.resume();
  };
  return (
    <li className={css.lyricsRow}>
      <Picture artwork={track.album.artwork} image={track.album.image} name={track.album.name} size={56} />
      <div className={css.lyricsWords}>
        <p className={text({ style: 'lead', clamp: 2 })} dir="auto">
          <q>
            <Highlighted text={line} query={query} />
          </q>
        </p>
        <p className={text({ style: 'meta', tone: 'muted', clamp: 1 })}>
          <Link {...kinds.track.link(track)} className={css.lyricsTitle} dir="auto">
            {track.name}
          </Link>
          {' · '}
          <ArtistLinks artists={track.artists} />
        </p>
      </div>
      {isPlayable(track) && (
        <PlayButton
          size={40}
          tone="ink"
          playing={state === 'playing'}
          label={
            state === 'playing'
              ? t('Pause')
              : start_ms === null
                ? t('Play :name', { name: track.name })
                : t('Play :name from this line', { name: track.name })
          }
          onPress={press}
          onIntent={() => player.warm(track)}
        />
      )}
    </li>
  );
}
