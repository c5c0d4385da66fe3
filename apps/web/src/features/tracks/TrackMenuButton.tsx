import type { TrackSummary } from '@kantele/api/contract/tracks';
import { iconButtonStyle } from '@kantele/ui';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../shell/i18n.tsx';

const TrackMenu = lazy(() => import('./TrackMenu.tsx'));

/** The ⋯ of a track. The menu's code comes with the first press: a page holds dozens of these. */
export function TrackMenuButton({ track, size = 40 }: { track: TrackSummary; size?: 40 | 48 }) {
  const t = useT();
  const [wanted, setWanted] = useState(false);
  const label = t('More about :name', { name: track.name });
  const plain = (
    <button
      type="button"
      className={iconButtonStyle({ size })}
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <Ellipsis size={20} aria-hidden="true" />
    </button>
  );
  if (!wanted) return plain;
  return (
    <Suspense fallback={plain}>
      <TrackMenu track={track} label={label} size={size} />
    </Suspense>
  );
}
