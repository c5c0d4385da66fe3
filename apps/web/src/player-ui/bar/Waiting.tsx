import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import { usePlayerState } from '../../player/hooks.ts';

/** Says what a song waits for that is to play and does not sound; `children` stand here while it need not. */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useT();
  const waiting = usePlayerState((state) => state.waiting);
  return (
    <>
      <span role="status">
        {waiting === 'sound' && t('Waiting for sound …')}
        {waiting === 'preparation' && t('Being prepared, plays by itself …')}
      </span>
      {!waiting && children}
    </>
  );
}
