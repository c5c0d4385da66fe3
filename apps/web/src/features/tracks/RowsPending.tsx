import { Skeleton } from '@kantele/ui/Skeleton';
import * as cell from './TrackCells.css.ts';
import * as css from './TrackRow.css.ts';

const widths = ['44%', '31%', '38%', '27%', '41%'];

interface RowsPendingProps {
  layout: 'songs' | 'album' | 'list' | 'found';
  count: number;
}

/** Rows of tracks on their way. */
export function RowsPending({ layout, count }: RowsPendingProps) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={`${css.row} ${css.rowOf[layout]}`}>
      {layout !== 'found' && <span className={cell.number} />}
      <span className={cell.title}>
        {layout !== 'album' && <Skeleton shape="art" width={40} />}
        <Skeleton width={widths[index % widths.length]} height={12} />
      </span>
    </div>
  ));
}
