import { Skeleton } from '@kantele/ui/Skeleton';
import { PendingPage } from '../../app/parts/Page.tsx';
import * as css from './AlbumPage.css.ts';

const rows = Array.from({ length: 8 }, (_, index) => index);
const widths = ['36%', '28%', '44%', '31%', '39%', '25%', '41%', '33%'];

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
          {rows.map((row) => (
            <div key={row} className={css.pendingRow}>
              <Skeleton width={widths[row] ?? '30%'} height={14} />
              <Skeleton width={40} height={12} />
            </div>
          ))}
        </div>
      </div>
    </PendingPage>
  );
}
