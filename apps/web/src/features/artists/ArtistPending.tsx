import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import { ShelfSkeleton } from '../../app/parts/ShelfSkeleton.tsx';
import * as hero from './ArtistHero.css.ts';
import * as css from './ArtistPage.css.ts';

/** An artist on the way. */
export function ArtistPending() {
  return (
    <>
      <div className={hero.hero}>
        <div className={hero.inner}>
          <div className={hero.words}>
            <Skeleton width="80%" height={110} />
            <Skeleton width={240} height={13} />
            <div className={hero.actions}>
              <Skeleton shape="circle" width={56} />
            </div>
          </div>
        </div>
      </div>
      <PendingPage className={css.page}>
        <Skeleton width={320} height={44} />
        <ShelfSkeleton />
      </PendingPage>
    </>
  );
}
