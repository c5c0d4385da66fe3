import type { SearchResponse } from '@kantele/api/contract/search';
import { FitTitle, PlayButton, text } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { clock } from '../../lib/durations.ts';
import { artistNames, catalogueLine } from '../../lib/words.ts';
import { useTrackState } from '../../player/index.ts';
import { linkTo } from '../../shell/link-to.ts';
import { useAlbumPlayer } from '../albums/useAlbumPlayer.ts';
import { useArtistPlayer } from '../artists/useArtistPlayer.ts';
import { Picture, type PictureProps } from '../artwork/Picture.tsx';
import { contextOf } from '../playback/contexts.ts';
import { usePlay } from '../playback/usePlay.ts';
import { ArtistLinks } from '../tracks/TrackRow.tsx';
import * as css from './SearchPage.css.ts';

type Top = NonNullable<SearchResponse['top']>;

/** The best hit of all kinds, in a box of its own. */
export function TopResult({ top }: { top: Top }) {
  switch (top.type) {
    case 'artist':
      return <TopArtist artist={top.artist} />;
    case 'album':
      return <TopAlbum album={top.album} />;
    case 'track':
      return <TopTrack track={top.track} />;
  }
}

function TopArtist({ artist }: { artist: Extract<Top, { type: 'artist' }>['artist'] }) {
  const { state, press } = useArtistPlayer(artist);
  return (
    <Box
      picture={{ artwork: artist.artwork, image: artist.image_small, name: artist.name, shape: 'circle' }}
      title={<Link {...linkTo.artist(artist)}>{boxTitle(artist.name)}</Link>}
      first={artist.verified ? 'Verified artist' : 'Artist'}
      playing={state === 'playing'}
      label={`Play ${artist.name}`}
      onPress={press}
    />
  );
}

function TopAlbum({ album }: { album: Extract<Top, { type: 'album' }>['album'] }) {
  const { state, press } = useAlbumPlayer(album);
  return (
    <Box
      picture={{ artwork: album.artwork, image: album.image, name: album.name }}
      title={<Link {...linkTo.album(album)}>{boxTitle(album.name)}</Link>}
      first={<ArtistLinks artists={album.artists} />}
      second={catalogueLine(album)}
      playing={state === 'playing'}
      label={`Play ${album.name} by ${artistNames(album.artists)}`}
      onPress={press}
    />
  );
}

function TopTrack({ track }: { track: Extract<Top, { type: 'track' }>['track'] }) {
  const state = useTrackState(track.id);
  const { playAt } = usePlay([track], contextOf.track(track));
  return (
    <Box
      picture={{ artwork: track.album.artwork, image: track.album.image, name: track.album.name }}
      title={<Link {...linkTo.track(track)}>{boxTitle(track.name)}</Link>}
      first={<ArtistLinks artists={track.artists} />}
      second={['Track', track.duration !== null && clock(track.duration)].filter(Boolean).join(' · ')}
      playing={state === 'playing'}
      label={`Play ${track.name} by ${artistNames(track.artists)}`}
      onPress={() => playAt(0)}
    />
  );
}

const boxTitle = (name: string) => (
  <FitTitle as="h3" size="clamp(1.75rem, 16cqi, 3rem)">
    {name}
  </FitTitle>
);

interface BoxProps {
  picture: PictureProps;
  title: ReactNode;
  first: ReactNode;
  second?: string;
  playing: boolean;
  label: string;
  onPress: () => void;
}

function Box({ picture, title, first, second, playing, label, onPress }: BoxProps) {
  return (
    <article className={css.box}>
      <Picture {...picture} sizes="176px" />
      <div className={css.boxWords}>
        {title}
        <p className={text({ style: 'strong' })}>{first}</p>
        {second && <p className={text({ style: 'catalogue' })}>{second}</p>}
        <div className={css.boxFoot}>
          <PlayButton
            label={playing ? 'Pause' : label}
            playing={playing}
            tone="accent"
            size={48}
            onPress={onPress}
          />
        </div>
      </div>
    </article>
  );
}
