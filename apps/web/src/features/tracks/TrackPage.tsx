import { text } from '@kantele/ui/css/text.css';
import { quietLink, visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { DescriptionList } from '@kantele/ui/DescriptionList';
import { FitTitle } from '@kantele/ui/FitTitle';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../app/boot.tsx';
import { useHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { Tint } from '../../catalogue/artwork/Tint.tsx';
import { LikeButton } from '../../catalogue/likes/LikeButton.tsx';
import { MoreButton } from '../../catalogue/menus/MoreButton.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { ShareButton } from '../../catalogue/ShareButton.tsx';
import { creditLines } from '../../lib/credits.ts';
import { clock, spokenDuration } from '../../lib/durations.ts';
import { artistNames, countPlays, unavailableReason } from '../../lib/words.ts';
import { usePlayer, useTrackState } from '../../player/hooks.ts';
import { usePlay } from '../../player/starting/usePlay.ts';
import * as album from '../albums/AlbumPage.css.ts';
import { GenreLinks } from '../albums/GenreLinks.tsx';
import { MoreByArtist } from '../albums/MoreByArtist.tsx';
import { LyricsExcerpt } from './LyricsExcerpt.tsx';
import * as css from './TrackPage.css.ts';
import { TrackWaveform } from './TrackWaveform.tsx';

/** One track: its shape in time, its words and the people behind it. It starts at `from` seconds. */
export function TrackPage({ id, from = 0 }: { id: number; from?: number }) {
  const [{ track }] = trpc.tracks.get.useSuspenseQuery({ id });
  const t = useT();
  const state = useTrackState(track.id);
  const { playAt, warmFirst } = usePlay([track], kinds.track.plays.context(track));
  const player = usePlayer();
  const startMs = useStart(track, from);
  const play = () => {
    playAt(0);
    if (state === null && startMs > 0) player.seek(startMs);
  };
  const mayRead = useCan('lyrics.view');
  const reason = unavailableReason(track.status);
  const [artist] = track.artists;
  const people = creditLines(track.credits).map(({ label, names }) => ({
    label: t(label),
    value: <bdi>{names.join(', ')}</bdi>,
  }));
  const facts = [
    { label: t('From'), value: <AlbumLink album={track.album} /> },
    ...(track.genres.length > 0
      ? [
          {
            label: track.genres.length === 1 ? t('Genre') : t('Genres'),
            value: <GenreLinks genres={track.genres} />,
          },
        ]
      : []),
    ...(track.bpm ? [{ label: t('Tempo'), value: t(':count bpm', { count: track.bpm }) }] : []),
    ...(track.musical_key ? [{ label: t('Key'), value: track.musical_key }] : []),
    ...(track.isrc ? [{ label: t('ISRC'), value: track.isrc }] : []),
  ];
  return (
    <Page className={album.page}>
      <Tint color={track.album.artwork?.color} />
      <div className={album.columns}>
        <div className={album.side}>
          <Link {...kinds.album.link(track.album)} className={album.art} tabIndex={-1} aria-hidden="true">
            <Picture
              artwork={track.album.artwork}
              image={track.album.image}
              name={track.album.name}
              sizes="(min-width: 768px) 280px, 62vw"
              hero
            />
          </Link>
          <div className={album.notes}>
            <DescriptionList groups={[facts, people].filter((group) => group.length > 0)} />
          </div>
        </div>
        <div className={album.body}>
          <FitTitle size={album.trackTitleSize} className={album.title}>
            {track.name}
          </FitTitle>
          <div className={album.byline}>
            <span className={album.artist}>
              <span>
                <ArtistLinks artists={track.artists} />
              </span>
            </span>
            <span className={cx(album.line, text({ style: 'catalogue' }))}>
              {track.duration !== null && (
                <>
                  <span aria-hidden="true">{clock(track.duration)}</span>
                  <span className={visuallyHidden}>{spokenDuration(track.duration, t)}</span>
                </>
              )}
              {track.plays_count > 0 && ` · ${countPlays(track.plays_count, t)}`}
              {track.explicit && ` · ${t('Explicit')}`}
            </span>
          </div>
          <div className={album.actions}>
            <div className={album.main}>
              <PlayButton
                label={
                  state === 'playing'
                    ? t('Pause')
                    : t('Play :name by :artists', { name: track.name, artists: artistNames(track.artists) })
                }
                playing={state === 'playing'}
                tone="accent"
                size={56}
                isDisabled={reason !== null}
                onPress={play}
                onIntent={warmFirst}
              />
            </div>
            <div className={album.lead}>
              <LikeButton type="tracks" id={track.id} name={track.name} />
              <ShareButton entity={{ kind: 'track', thing: track }} />
              <MoreButton entity={{ kind: 'track', thing: track }} />
            </div>
          </div>
          {reason && <p className={text({ style: 'body', tone: 'muted' })}>{t(reason)}</p>}
          <TrackWaveform track={track} startMs={startMs} />
          {track.description && (
            <p className={album.description} dir="auto">
              {track.description}
            </p>
          )}
          {track.has_lyrics && mayRead && <LyricsExcerpt id={track.id} />}
        </div>
      </div>
      {artist && <MoreByArtist artist={artist} except={track.album.id} />}
    </Page>
  );
}

/** Where a track starts, in milliseconds. Pages that are kept for guests are the same for every start. */
function useStart({ duration }: { duration: number | null }, from: number): number {
  const hydrated = useHydrated();
  const ms = from * 1000;
  return hydrated && ms < (duration ?? 0) ? ms : 0;
}

function AlbumLink({ album: from }: { album: { id: number; name: string; slug: string } }) {
  return (
    <Link {...kinds.album.link(from)} className={cx(quietLink, css.albumLink)}>
      <bdi>{from.name}</bdi>
    </Link>
  );
}
