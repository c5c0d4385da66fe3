import type { TrackSummary } from '@kantele/api/contract/tracks';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { DescriptionList } from '@kantele/ui/DescriptionList';
import { Link } from '@tanstack/react-router';
import { T, useT } from '../../app/i18n.tsx';
import { interfacePreferences } from '../../app/interface-preferences.ts';
import { trpc } from '../../app/trpc.ts';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { ArtistPicture } from '../../catalogue/artwork/ArtistPicture.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { LikeButton } from '../../catalogue/likes/LikeButton.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { creditLines } from '../../lib/credits.ts';
import { countPlays } from '../../lib/words.ts';
import { useKnownTrack, usePlayer, usePlayerState } from '../../player/hooks.ts';
import { currentTrack } from '../../player/state.ts';
import { SoundButton } from '../bar/Sound.tsx';
import { artistsOf } from '../words.ts';
import * as css from './panel.css.ts';
import * as shared from './shared.css.ts';

/** The album that plays: cover, people, what follows. */
export function NowPlayingTab() {
  const t = useT();
  const track = usePlayerState(currentTrack);
  if (!track)
    return (
      <div className={cx(shared.empty, css.titleLine)}>
        <p>{t('Nothing is playing yet. Songs you play or add appear here.')}</p>
        <SoundButton />
      </div>
    );
  return (
    <div className={cx(shared.scroller, css.now)}>
      <Link {...kinds.album.link(track.album)} aria-label={t('Go to :name', { name: track.album.name })}>
        <Picture
          artwork={track.album.artwork}
          image={track.album.image}
          name={track.album.name}
          sizes="380px"
        />
      </Link>
      <div className={css.titleLine}>
        <div>
          <h2 className={css.title}>
            <Link {...kinds.track.link(track)} className={quietLink} dir="auto">
              {track.name}
            </Link>
          </h2>
          <p className={cx(css.artists, text({ tone: 'muted' }))}>
            <ArtistLinks artists={track.artists} />
          </p>
        </div>
        <span className={css.titleButtons}>
          <LikeButton type="tracks" id={track.id} name={track.name} />
          <SoundButton />
        </span>
      </div>
      <Credits track={track} />
      <AboutArtist track={track} />
      <NextUp />
    </div>
  );
}

/** Who made it, as liner notes. */
export function Credits({ track }: { track: TrackSummary }) {
  const t = useT();
  const { data } = trpc.tracks.get.useQuery({ id: track.id });
  const people = creditLines(data?.track.credits ?? []).map(({ label, names }) => ({
    label: t(label),
    value: <bdi>{names.join(', ')}</bdi>,
  }));
  const album = {
    label: t('On'),
    value: (
      <Link {...kinds.album.link(track.album)} className={quietLink}>
        <bdi>{track.album.name}</bdi>
      </Link>
    ),
  };
  return <DescriptionList groups={[[...people, album]]} />;
}

export function AboutArtist({ track }: { track: TrackSummary }) {
  const t = useT();
  const [first] = track.artists;
  const { data } = trpc.artists.get.useQuery({ id: first?.id ?? 0 }, { enabled: first !== undefined });
  const artist = data?.artist;
  if (!first || !artist) return null;
  return (
    <section className={css.section} aria-label={t('About :name', { name: artist.name })}>
      <Link {...kinds.artist.link(artist)} className={cx(css.artist, quietLink)}>
        <ArtistPicture artist={artist} size={56} named />
        <span className={css.artistWords}>
          <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
            {artist.name}
          </span>
          <span className={text({ style: 'meta', tone: 'muted', clamp: 1 })}>
            {artist.followers_count > 0
              ? t(':count follower|:count followers', { count: artist.followers_count })
              : artist.plays_count > 0 && countPlays(artist.plays_count, t)}
          </span>
        </span>
      </Link>
      {artist.bio && (
        <p className={cx(css.bio, text({ style: 'small', tone: 'muted' }))} dir="auto">
          {artist.bio}
        </p>
      )}
    </section>
  );
}

/** The song that follows, and where it comes from. */
function NextUp() {
  const t = useT();
  const item = usePlayerState(({ queue: { manual, order, at } }) => manual[0] ?? order[at + 1] ?? null);
  return (
    item && (
      <section className={css.section} aria-labelledby="next-up">
        <div className={css.nextHead}>
          <h3 id="next-up" className={shared.heading}>
            {t('Next up')}
          </h3>
          <button
            type="button"
            className={cx(shared.action, css.open)}
            onClick={() => interfacePreferences.set({ panelTab: 'queue' })}
          >
            {t('Open queue')}
          </button>
        </div>
        <NextSong id={item.id} trackId={item.trackId} chosen={item.source === 'manual'} />
      </section>
    )
  );
}

function NextSong({ id, trackId, chosen }: { id: number; trackId: number; chosen: boolean }) {
  const t = useT();
  const { playItem } = usePlayer();
  const track = useKnownTrack(trackId);
  if (!track) return <div className={css.next} style={{ blockSize: 56 }} />;
  return (
    <button
      type="button"
      className={css.next}
      aria-label={t('Play :name', { name: track.name })}
      onClick={() => playItem(id)}
    >
      <Picture artwork={track.album.artwork} image={track.album.image} name={track.album.name} size={44} />
      <span className={css.artistWords}>
        <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
          {track.name}
        </span>
        <span className={text({ style: 'meta', tone: 'muted', clamp: 1 })}>
          {chosen ? (
            <T text=":artists · from your queue" values={{ artists: artistsOf(track) }} />
          ) : (
            <bdi>{artistsOf(track)}</bdi>
          )}
        </span>
      </span>
    </button>
  );
}
