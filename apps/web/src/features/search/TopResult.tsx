import type { SearchResponse } from '@kantele/api/contract/search';
import { text } from '@kantele/ui/css/text.css';
import { FitTitle } from '@kantele/ui/FitTitle';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { ArtistPicture } from '../../catalogue/artwork/ArtistPicture.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { MoreButton } from '../../catalogue/menus/MoreButton.tsx';
import type { MenuEntity } from '../../catalogue/menus/menu-store.ts';
import { kinds } from '../../catalogue/registry.ts';
import { clock } from '../../lib/durations.ts';
import { artistNames, catalogueLine } from '../../lib/words.ts';
import { useTrackState } from '../../player/hooks.ts';
import { usePlay } from '../../player/starting/usePlay.ts';
import { useThingPlayer } from '../../player/starting/useThingPlayer.ts';
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
  const t = useT();
  const { state, press } = useThingPlayer('artist', artist);
  return (
    <Box
      picture={<ArtistPicture artist={artist} sizes={boxSizes} eager />}
      title={<Link {...kinds.artist.link(artist)}>{boxTitle(artist.name)}</Link>}
      first={artist.verified ? t('Verified artist') : t('Artist')}
      playing={state === 'playing'}
      label={t('Play :name', { name: artist.name })}
      onPress={press}
      entity={{ kind: 'artist', thing: artist }}
    />
  );
}

function TopAlbum({ album }: { album: Extract<Top, { type: 'album' }>['album'] }) {
  const t = useT();
  const { state, press, warm } = useThingPlayer('album', album);
  return (
    <Box
      picture={
        <Picture artwork={album.artwork} image={album.image} name={album.name} sizes={boxSizes} eager />
      }
      title={<Link {...kinds.album.link(album)}>{boxTitle(album.name)}</Link>}
      first={<ArtistLinks artists={album.artists} />}
      second={catalogueLine(album, t)}
      playing={state === 'playing'}
      label={t('Play :name by :artists', { name: album.name, artists: artistNames(album.artists) })}
      onPress={press}
      onIntent={warm}
      entity={{ kind: 'album', thing: album }}
    />
  );
}

function TopTrack({ track }: { track: Extract<Top, { type: 'track' }>['track'] }) {
  const t = useT();
  const state = useTrackState(track.id);
  const { playAt, warmFirst } = usePlay([track], kinds.track.plays.context(track));
  return (
    <Box
      picture={
        <Picture
          artwork={track.album.artwork}
          image={track.album.image}
          name={track.album.name}
          sizes={boxSizes}
        />
      }
      title={<Link {...kinds.track.link(track)}>{boxTitle(track.name)}</Link>}
      first={<ArtistLinks artists={track.artists} />}
      second={[t('Track'), track.duration !== null && clock(track.duration)].filter(Boolean).join(' · ')}
      playing={state === 'playing'}
      label={t('Play :name by :artists', { name: track.name, artists: artistNames(track.artists) })}
      onPress={() => playAt(0)}
      onIntent={warmFirst}
      entity={{ kind: 'track', thing: track, play: () => playAt(0) }}
    />
  );
}

const boxSizes = '176px';
const boxTitle = (name: string) => (
  <FitTitle as="h3" size="clamp(1.75rem, 16cqi, 3rem)">
    {name}
  </FitTitle>
);

interface BoxProps {
  picture: ReactNode;
  title: ReactNode;
  first: ReactNode;
  second?: string;
  playing: boolean;
  label: string;
  onPress: () => void;
  onIntent?: () => void;
  entity: MenuEntity;
}

function Box({ picture, title, first, second, playing, label, onPress, onIntent, entity }: BoxProps) {
  const t = useT();
  return (
    <article className={css.box}>
      {picture}
      <div className={css.boxWords}>
        {title}
        <p className={text({ style: 'strong' })}>{first}</p>
        {second && <p className={text({ style: 'catalogue' })}>{second}</p>}
        <div className={css.boxFoot}>
          <PlayButton
            label={playing ? t('Pause') : label}
            playing={playing}
            tone="accent"
            size={48}
            onPress={onPress}
            onIntent={onIntent}
          />
          <MoreButton entity={entity} />
        </div>
      </div>
    </article>
  );
}
