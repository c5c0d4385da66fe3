import { cx } from '../../cx.ts';
import { art, circle, skeleton } from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  shape?: 'line' | 'art' | 'circle';
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** A block in the place of something that is on its way. Silent: its region says "Loading…" once. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={cx(skeleton, shape === 'art' && art, shape === 'circle' && circle, className)}
      style={{
        inlineSize: width ?? '100%',
        blockSize: height ?? (shape === 'line' ? 12 : undefined),
        ...(shape === 'circle' && { aspectRatio: '1' }),
      }}
    />
  );
}
