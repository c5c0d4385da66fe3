import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import { RowsPending } from '../tracks/RowsPending.tsx';
import * as css from './AlbumPage.css.ts';

/** An album on its way, in the geometry of the page. */
export function AlbumPending() {
  return (
    <PendingPage className={css.page}>
      <div className={css.columns}>
        <div className={css.side}>
          <div className={css.art}>
            <Skeleton shape="art" />
          </div>
        </div>
        <div className={css.body}>
          <Skeleton className={css.pendingTitle} height="0.9em" width="80%" />
          <div className={css.byline}>
            <Skeleton width={260} height={14} />
          </div>
          <div className={css.actions}>
            <Skeleton shape="circle" width={56} />
          </div>
          <div className={css.divisionHead}>
            <Skeleton width={72} height={20} />
          </div>
          <RowsPending layout="album" count={8} />
        </div>
      </div>
    </PendingPage>
  );
}
