import { FitTitle } from '@kantele/ui/FitTitle';
import { Suspense } from 'react';
import { useT } from '../../app/i18n.tsx';
import { laterPart } from '../../app/later-part.ts';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { Tint } from '../../catalogue/artwork/Tint.tsx';
import { AdSlot } from '../ads/AdSlot.tsx';
import { AlbumActions } from './AlbumActions.tsx';
import * as css from './AlbumPage.css.ts';
import { AlbumTracks } from './AlbumTracks.tsx';
import { Byline } from './Byline.tsx';
import { MoreByArtist } from './MoreByArtist.tsx';

// Read, not pressed: the server's HTML is enough at first.
const LinerNotes = laterPart(() => import('./LinerNotes.tsx'));

/** An album: its sleeve and notes beside the running order. */
export function AlbumPage({ id }: { id: number }) {
  const t = useT();
  const [{ album }] = trpc.albums.get.useSuspenseQuery({ id });
  const [artist] = album.artists;
  return (
    <Page className={css.page}>
      <Tint color={album.artwork?.color} />
      <div className={css.columns}>
        <div className={css.side}>
          <div className={css.art}>
            <Picture
              artwork={album.artwork}
              image={album.image}
              name={album.name}
              alt={t('Image for :name', { name: album.name })}
              sizes="(min-width: 768px) 280px, 62vw"
              hero
            />
          </div>
          <div className={css.notes}>
            <Suspense fallback={null}>
              <LinerNotes album={album} />
            </Suspense>
          </div>
        </div>
        <div className={css.body}>
          <FitTitle size={css.titleSize} className={css.title}>
            {album.name}
          </FitTitle>
          <Byline album={album} />
          <AlbumActions album={album} />
          <AdSlot slot="album" className={css.ad} />
          <AlbumTracks album={album} />
          {album.description && (
            <p className={css.description} dir="auto">
              {album.description}
            </p>
          )}
        </div>
      </div>
      {artist && <MoreByArtist artist={artist} except={album.id} />}
    </Page>
  );
}
