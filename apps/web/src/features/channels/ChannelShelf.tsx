import type { ChannelContent } from '@kantele/api/contract/channels';
import { Shelf } from '@kantele/ui/Shelf';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { listContext } from '../../catalogue/play-context.ts';
import { kinds } from '../../catalogue/registry.ts';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import { ArtistCard } from '../artists/ArtistCard.tsx';
import { GenreTile, GenreTiles } from '../genres/GenreTiles.tsx';
import { TrackCard } from '../tracks/TrackCard.tsx';
import { TrackList } from '../tracks/TrackList.tsx';
import { ChannelTile } from './ChannelTile.tsx';
import * as css from './channels.css.ts';

interface ShelfProps {
  shelf: ChannelContent;
  /** Without the way to its page, for one that has none. */
  alone?: boolean;
  /** The first of its page. */
  first?: boolean;
  /** Of a line or grid of cards. */
  className?: string;
}

/** Cards of a first shelf that are in sight as the page opens. */
const seen = 6;

/** One shelf of a channel, by what stands on it and how it is laid out. */
export function ChannelShelf({ shelf, alone = false, first = false, className }: ShelfProps) {
  if (shelf.type === 'tracks' && shelf.layout === 'list') {
    return (
      <Section shelf={shelf} alone={alone}>
        <TrackList tracks={shelf.tracks} context={listContext.channel(shelf)} layout="narrow" columns />
      </Section>
    );
  }
  if (shelf.type === 'genres' && shelf.layout === 'grid') {
    return (
      <Section shelf={shelf} alone={alone}>
        <GenreTiles genres={shelf.genres} />
      </Section>
    );
  }
  return <Cards shelf={shelf} alone={alone} first={first} className={className} />;
}

/** What a line or a grid of cards shows of it; `eager` are so many albums in sight as the page opens. */
export function cardsOf(content: ChannelContent, eager = 0): ReactNode[] {
  switch (content.type) {
    case 'albums':
      return content.albums.map((album, index) => (
        <AlbumCard key={album.id} album={album} eager={index < eager} />
      ));
    case 'artists':
      return content.artists.map((artist) => <ArtistCard key={artist.id} artist={artist} />);
    case 'tracks':
      return content.tracks.map((track) => <TrackCard key={track.id} track={track} />);
    case 'genres':
      return content.genres.map((genre) => <GenreTile key={genre.id} genre={genre} />);
    case 'channels':
      return content.channels.map((channel) => <ChannelTile key={channel.slug} channel={channel} />);
  }
}

function Cards({ shelf, alone, first, className }: ShelfProps) {
  const t = useT();
  return (
    <Shelf
      title={t(shelf.name)}
      subtitle={shelf.description && t(shelf.description)}
      layout={shelf.layout}
      action={!alone && <ShowAll shelf={shelf} />}
      className={className}
    >
      {cardsOf(shelf, first ? seen : 0)}
    </Shelf>
  );
}

function Section({ shelf, alone, children }: ShelfProps & { children: ReactNode }) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby={`shelf-${shelf.slug}`}>
      <SectionHead
        id={`shelf-${shelf.slug}`}
        title={t(shelf.name)}
        subtitle={shelf.description && t(shelf.description)}
        action={shelf.has_more && !alone && <ShowAll shelf={shelf} />}
      />
      {children}
    </section>
  );
}

/** Leads to the page of the channel, where all of it stands in lines. */
function ShowAll({ shelf }: { shelf: ChannelContent }) {
  const t = useT();
  return <Link {...kinds.channel.link(shelf)}>{t('Show all')}</Link>;
}
