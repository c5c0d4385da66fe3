import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import type { ReactNode } from 'react';
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

/** Home: what one left off, or the newest album; then the shelves of the home channel. */
export function HomePage() {
  const [{ channel }] = trpc.channels.get.useSuspenseQuery(reads.home);
  const name = useSiteName();
  const newest = channel.content.find((shelf) => shelf.type === 'albums')?.albums[0];
  return (
    <Page>
      <h1 className={visuallyHidden}>{name}</h1>
      {channel.content.length === 0 && <EmptyCatalogue />}
      <div className={css.opening}>
        <Opening fallback={newest && <FeaturedAlbum album={newest} />} />
      </div>
      <Followed />
      {channel.content.map((shelf, index) => (
        <ChannelShelf key={shelf.slug} shelf={shelf} first={index === 0} />
      ))}
    </Page>
  );
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
  if (!hydrated || !left) return fallback;
  return <ResumeRow meanwhile={fallback} />;
}
