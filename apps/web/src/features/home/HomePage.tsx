import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { useSiteName } from '../../app/boot.tsx';
import { useHydrated } from '../../app/hydrated.ts';
import { EmptyCatalogue } from '../../app/parts/EmptyCatalogue.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { useRecent } from '../../player/history/useRecent.ts';
import { useResume } from '../../player/history/useResume.ts';
import { ChannelShelf } from '../channels/ChannelShelf.tsx';
import { FeaturedAlbum } from './FeaturedAlbum.tsx';
import * as css from './HomePage.css.ts';
import { RecentTiles } from './RecentTiles.tsx';
import { ResumeBlock } from './ResumeBlock.tsx';

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
      {channel.content.map((shelf) => (
        <ChannelShelf key={shelf.slug} shelf={shelf} />
      ))}
    </Page>
  );
}

/** Below this many the tiles would be a hole beside the album. */
const fewest = 2;

/** The first row. It has the same height either way, so nothing below it moves. */
function Opening({ fallback }: { fallback: React.ReactNode }) {
  const hydrated = useHydrated();
  const resume = useResume();
  const others = useRecent().filter(({ context }) => context.path !== resume?.context?.path);
  if (!hydrated || !resume) return fallback;
  const tiles = others.length >= fewest;
  return (
    <div className={css.resumeRow} data-tiles={tiles ? '' : undefined}>
      <ResumeBlock resume={resume} titleSize={tiles ? css.resumeTitleSize : css.featureTitleSize} />
      {tiles && <RecentTiles recent={others} />}
    </div>
  );
}
