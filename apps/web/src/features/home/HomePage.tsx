import type { ChannelContent } from '@kantele/api/contract/channels';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { useBoot, useSiteName } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useHydrated } from '../../app/hydrated.ts';
import { EmptyCatalogue } from '../../app/parts/EmptyCatalogue.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { usePlayerState } from '../../player/hooks.ts';
import { currentTrack } from '../../player/state.ts';
import { ChannelShelf } from '../channels/ChannelShelf.tsx';
import { FeaturedAlbum } from './FeaturedAlbum.tsx';
import * as css from './HomePage.css.ts';

const NewReleases = lazyPart(() => import('../follows/NewReleases.tsx'));
const ResumeRow = lazyPart(() => import('./ResumeRow.tsx'));

/** A site that is being filled: so few albums, and then so often and so many times it is asked for more. */
const filling = { albums: 12, everyMs: 5_000, times: 60 };

/** Home: what one left off, or the newest album; then the shelves of the home channel. */
export function HomePage() {
  const [{ channel }] = trpc.channels.get.useSuspenseQuery(reads.home, {
    refetchInterval: ({ state }) => isFilling(state) && filling.everyMs,
  });
  const name = useSiteName();
  const albums = shelfOfAlbums(channel.content);
  const newest = albums?.albums[0];
  return (
    <Page>
      <h1 className={visuallyHidden}>{name}</h1>
      {channel.content.length === 0 && <EmptyCatalogue />}
      <div className={css.opening}>
        <Opening fallback={newest && <FeaturedAlbum album={newest} />} />
      </div>
      <Followed />
      {channel.content.map((shelf, index) => (
        <ChannelShelf
          key={shelf.slug}
          shelf={shelf}
          first={index === 0}
          className={shelf === albums && albums.albums.length > 1 ? css.featuredShelf : undefined}
        />
      ))}
    </Page>
  );
}

/** The first shelf of albums. */
const shelfOfAlbums = (content: readonly ChannelContent[]) =>
  content.find((shelf) => shelf.type === 'albums');

/** Whether more albums may come soon: there are few. Of a site without any the empty page looks for itself. */
function isFilling(read: {
  data?: { channel: { content: readonly ChannelContent[] } };
  dataUpdateCount: number;
}) {
  const albums = shelfOfAlbums(read.data?.channel.content ?? [])?.albums.length ?? 0;
  return albums > 0 && albums < filling.albums && read.dataUpdateCount <= filling.times;
}

/** What is new from artists one follows: only for those who are signed in, whom the server does not draw it for. */
function Followed() {
  const { user } = useBoot().data;
  return user && <NewReleases />;
}

/** The first row. It has the same height either way, so nothing below it moves. */
function Opening({ fallback }: { fallback: ReactNode }) {
  const hydrated = useHydrated();
  const left = usePlayerState(currentTrack);
  const resumes = left !== null;
  // Before the first paint the script of the head does the same.
  useLayoutEffect(() => {
    if (!resumes) return;
    document.documentElement.dataset.resume = '';
    return () => {
      delete document.documentElement.dataset.resume;
    };
  }, [resumes]);
  if (!hydrated || !resumes) return fallback;
  return <ResumeRow meanwhile={fallback} />;
}
