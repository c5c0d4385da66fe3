import { useRecent } from '../../player/history/useRecent.ts';
import { useResume } from '../../player/history/useResume.ts';
import * as css from './HomePage.css.ts';
import { RecentTiles } from './RecentTiles.tsx';
import { ResumeBlock } from './ResumeBlock.tsx';

/** Below this many the tiles would be a hole beside the album. */
const fewest = 2;

/** What one left off, beside what was played before it. */
export default function ResumeRow() {
  const resume = useResume();
  const others = useRecent().filter(({ context }) => context.path !== resume?.context?.path);
  if (!resume) return null;
  const tiles = others.length >= fewest;
  return (
    <div className={css.resumeRow} data-tiles={tiles ? '' : undefined}>
      <ResumeBlock resume={resume} titleSize={tiles ? css.resumeTitleSize : css.featureTitleSize} />
      {tiles && <RecentTiles recent={others} />}
    </div>
  );
}
