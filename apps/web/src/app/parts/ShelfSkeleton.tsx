import { Shelf } from '@kantele/ui/Shelf';
import { Skeleton } from '@kantele/ui/Skeleton';

const cards = Array.from({ length: 8 }, (_, index) => index);

/** A shelf on its way: cards of the right size, without words. */
export function ShelfSkeleton({ round = false, layout }: { round?: boolean; layout?: 'grid' | 'carousel' }) {
  return (
    <Shelf title={<Skeleton width={240} height={26} />} layout={layout}>
      {cards.map((card) => (
        <div key={card}>
          <Skeleton shape={round ? 'circle' : 'art'} />
          <div style={{ display: 'grid', gap: 8, paddingBlockStart: 14 }}>
            <Skeleton width="70%" height={12} />
            <Skeleton width="48%" height={11} />
          </div>
        </div>
      ))}
    </Shelf>
  );
}
