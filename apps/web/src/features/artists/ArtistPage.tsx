import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { AdSlot } from '../ads/AdSlot.tsx';
import { About } from './About.tsx';
import { ArtistHero } from './ArtistHero.tsx';
import { ArtistOverview } from './ArtistOverview.tsx';
import * as css from './ArtistPage.css.ts';
import { type ArtistTab, ArtistTabs } from './ArtistTabs.tsx';
import { Discography } from './Discography.tsx';
import { SimilarArtists } from './SimilarArtists.tsx';

/** An artist: the hero, and one of four parts under it. */
export function ArtistPage({ id, tab }: { id: number; tab: ArtistTab }) {
  const [{ artist }] = trpc.artists.get.useSuspenseQuery({ id });
  return (
    <>
      <ArtistHero artist={artist} />
      <AdSlot slot="artist_top" className={css.ad} />
      <Page className={css.page}>
        <ArtistTabs artist={artist} tab={tab} />
        {tab === 'overview' && <ArtistOverview artist={artist} />}
        {tab === 'discography' && <Discography id={id} layout="grid" />}
        {tab === 'similar' && <SimilarArtists id={id} layout="grid" />}
        {tab === 'about' && <About artist={artist} />}
        <AdSlot slot="artist_bottom" />
      </Page>
    </>
  );
}
